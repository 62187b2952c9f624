/**
 * Prepares a photo from the phone's camera app for reading: upright and smaller. It is redrawn, so that no place or time
 * stored in it leaves the phone; only the lens's focal length is kept, because it improves heights.
 */

const QUALITIES = [0.9, 0.82, 0.72, 0.6];
/** Three photos of this size, as base64, fit into one request. */
const MOST_LETTERS = 1_300_000;
const HEAD_BYTES = 256 * 1024;

const EXIF_FOLDER = 0x8769;
const FOCAL_35MM = 0xa405;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** @typedef {{base64: string, focal35: number}} ReadyPhoto `focal35`: 35 mm equivalent, 0 if the photo does not say */

/**
 * The value of an entry in one of EXIF's directories, or null.
 * @param {DataView} view @param {number} tiff where EXIF begins @param {number} folder from there
 * @param {number} tag @param {boolean} little @returns {number | null}
 */
function entryOf(view, tiff, folder, tag, little) {
  const count = view.getUint16(tiff + folder, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = tiff + folder + 2 + entry * ENTRY_BYTES;
    if (view.getUint16(at, little) !== tag) continue;
    return view.getUint16(at + 2, little) === SHORT ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little);
  }
  return null;
}

/** Where EXIF begins in a JPEG, null if it has none. @param {DataView} view @returns {number | null} */
function exifStart(view) {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker === 0xffda || marker >> 8 !== 0xff) return null;
    if (marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
  }
  return null;
}

/** The 35 mm equivalent focal length from a JPEG's first bytes, 0 if they do not say. @param {ArrayBuffer} bytes */
export function focalLength(bytes) {
  const view = new DataView(bytes);
  try {
    const tiff = exifStart(view);
    if (tiff === null) return 0;
    const little = view.getUint16(tiff) === 0x4949;
    const folder = entryOf(view, tiff, view.getUint32(tiff + 4, little), EXIF_FOLDER, little);
    return folder === null ? 0 : (entryOf(view, tiff, folder, FOCAL_35MM, little) ?? 0);
  } catch (error) {
    if (error instanceof RangeError) return 0; // the file is cut short
    throw error;
  }
}

/**
 * @param {Blob} file
 * @param {number} longest of its sides, in pixels
 * @returns {Promise<ReadyPhoto>}
 * @throws if this phone cannot show the picture
 */
export async function readyPhoto(file, longest) {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let base64 = "";
  for (const quality of QUALITIES) {
    base64 = canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "";
    if (base64.length <= MOST_LETTERS) break;
  }
  return { base64, focal35: focalLength(await file.slice(0, HEAD_BYTES).arrayBuffer()) };
}
