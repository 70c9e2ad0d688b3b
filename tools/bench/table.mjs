/**
 * One measured figure.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} value
 * @property {number} goal Maximum.
 * @property {string} [unit]
 * @property {number} [digits]
 */

/** @param {number} value @param {Figure} figure */
const show = (value, { unit = '', digits = 0 }) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/** Ratio of the figure to the last run's, such as `1.05`. @param {Figure} figure @param {readonly Figure[]} last */
function ratio({ what, value }, last) {
  const before = last.find((figure) => figure.what === what)?.value;
  return before ? (value / before).toFixed(2) : '';
}

/** @param {Figure} figure @param {readonly Figure[]} last @returns {string[]} */
function row(figure, last) {
  const { what, value, goal } = figure;
  const verdict = value <= goal ? 'kept' : 'MISSED';
  return [what, show(value, figure), show(goal, figure), verdict, ratio(figure, last)];
}

/**
 * @param {readonly Figure[]} figures
 * @param {readonly Figure[]} [last] Figures of the last run.
 */
export function table(figures, last = []) {
  const head = ['What', 'Figure', 'Goal', 'Verdict', last.length > 0 ? 'Of the last' : ''];
  const rows = [head, ...figures.map((figure) => row(figure, last))];
  const widths = head.map((_, column) =>
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
