/** Begins a file of UTF-8, so that spreadsheets do not guess. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A plain number may begin with a minus. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A cell in quotes; a text that a spreadsheet would calculate begins with an apostrophe. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Lines of texts as CSV (RFC 4180). */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

/** Lines of texts as a CSV file. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([toCsv(lines)], { type: 'text/csv;charset=utf-8' });
