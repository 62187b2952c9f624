/** Cells of a seat's grid, named as people at the table and the log name them: column letter, row number, `D2`. */

/** @param {number} col */
export const columnName = (col) => String.fromCharCode(65 + col);

/** @param {{row: number, col: number}} cell */
export const cellName = ({ row, col }) => `${columnName(col)}${row + 1}`;
