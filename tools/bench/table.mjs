/**
 * One measured figure.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} value
 * @property {number} goal The most it may be.
 * @property {string} [unit]
 * @property {number} [digits]
 */

/** @param {number} value @param {Figure} figure */
const show = (value, { unit = '', digits = 0 }) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/** @param {Figure} figure @returns {string[]} */
function row(figure) {
  const { what, value, goal } = figure;
  const verdict = value <= goal ? 'kept' : 'MISSED';
  return [what, show(value, figure), show(goal, figure), verdict];
}

/** @param {readonly Figure[]} figures */
export function table(figures) {
  const rows = [['What', 'Figure', 'Goal', 'Verdict'], ...figures.map(row)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) =>
        column === 1 || column === 2
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
