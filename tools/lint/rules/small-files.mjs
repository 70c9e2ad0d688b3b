/**
 * Limits the number of lines per file.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { max: { type: 'integer' } }, additionalProperties: false },
    ],
    defaultOptions: [{ max: 300 }],
    messages: {
      long: 'This file has {{lines}} lines, {{max}} are the most. Split it by what a reader looks for; tables of data belong in a `*.data.ts` file.',
    },
  },
  create(context) {
    const { max } = context.options[0];
    const lines = context.sourceCode.lines.length - 1;
    if (lines <= max) return {};
    return {
      Program: (node) => context.report({ node, messageId: 'long', data: { lines, max } }),
    };
  },
};
