import type { JSONPatchAdd, JSONPatchCopy, JSONPatchMove, JSONPatchOperation, JSONPatchRemove, JSONPatchReplace, JSONPatchTest } from './types.js';
export declare function isJSONArray(value: unknown): value is Array<unknown>;
export declare function isJSONObject(value: unknown): value is Record<string, unknown>;
export declare function isJSONPatchOperation(value: unknown): value is JSONPatchOperation;
export declare function isJSONPatchAdd(value: unknown): value is JSONPatchAdd;
export declare function isJSONPatchRemove(value: unknown): value is JSONPatchRemove;
export declare function isJSONPatchReplace(value: unknown): value is JSONPatchReplace;
export declare function isJSONPatchCopy(value: unknown): value is JSONPatchCopy;
export declare function isJSONPatchMove(value: unknown): value is JSONPatchMove;
export declare function isJSONPatchTest(value: unknown): value is JSONPatchTest;
//# sourceMappingURL=typeguards.d.ts.map