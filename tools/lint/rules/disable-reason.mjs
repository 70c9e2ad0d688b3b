/**
 * Requires a reason in a comment that disables a rule.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason:
        'Say why after ` -- `, as in `oxlint-disable-next-line <rule> -- the words give the digits away`.',
    },
  },
  create(context) {
    const silent = context.sourceCode
      .getAllComments()
      .filter(({ value }) => /^\s*(ox|es)lint-disable/.test(value) && !/ -- \S/.test(value));
    return {
      Program() {
        for (const { loc } of silent) if (loc) context.report({ loc, messageId: 'reason' });
      },
    };
  },
};
