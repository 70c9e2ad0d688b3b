/** Start of a UTF-8 file, by which spreadsheets detect the encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Start of a text that spreadsheets treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A plain number, which may start with a minus. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Quotes a cell; prefixes texts that a spreadsheet would treat as a formula with an apostrophe. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Converts lines of cells to CSV (RFC 4180). */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Converts lines of cells to a CSV file. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' });
