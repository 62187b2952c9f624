/** Cells of a seat's grid, named as at the table and in the log: column letter, then row number, as in `D2`. */

/** @param {number} col */
export const columnName = (col) => String.fromCharCode(65 + col);

/** @param {{row: number, col: number}} cell */
export const cellName = ({ row, col }) => `${columnName(col)}${row + 1}`;
