import stylelint from 'stylelint';

const ruleName = 'lobby/sheet-length';

/** @param {number} lines @param {number} most */
const message = (lines, most) =>
  `${lines} lines, ${most} are the most: split the sheet by what it draws.`;

/** @type {import('stylelint').Rule} */
const rule = (most) => (root, result) => {
  const lines = (root.source?.input.css.split('\n').length ?? 1) - 1;
  if (lines > most) {
    stylelint.utils.report({ ruleName, result, node: root, message: message(lines, most) });
  }
};
rule.ruleName = ruleName;
rule.messages = {};

/** Limits the lines of a style sheet; Stylelint has no `max-lines` of its own. */
export default stylelint.createPlugin(ruleName, rule);
