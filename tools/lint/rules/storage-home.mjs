/**
 * Forbids direct browser storage: keys are declared once, in libs/core.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      storage:
        '{{name}} is read and written in libs/core/src/storage alone. Declare the key in stored-keys.ts and use `storageAtom`, `readStored` or `writeStored` of @lobby/core.',
    },
  },
  create(context) {
    return {
      Identifier(node) {
        if (node.name !== 'localStorage' && node.name !== 'sessionStorage') return;
        context.report({ node, messageId: 'storage', data: { name: node.name } });
      },
    };
  },
};
