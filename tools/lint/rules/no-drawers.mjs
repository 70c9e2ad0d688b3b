const DRAWER = /\/(components|hooks|utils|helpers|common|misc)\//;

/**
 * Forbids folders named by kind (`utils`, `hooks`).
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      drawer:
        'The folder "{{folder}}/" says what kind of code it holds, not what for. Put this file beside the screen or block it serves (`login/`, `filter/`), or in the library that owns it.',
    },
  },
  create(context) {
    const below = context.filename.replaceAll('\\', '/').split('/src/').slice(1).join('/');
    const folder = DRAWER.exec(`/${below}`)?.[1];
    if (!folder) return {};
    return {
      Program: (node) => context.report({ node, messageId: 'drawer', data: { folder } }),
    };
  },
};
