/**
 * Forbids type assertions behind the API boundary: data is parsed, so its type is known.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'A cast claims what nobody checked. Parse the value where it enters (a zod schema at HTTP, storage or URL), narrow it with a guard, or type its source; `as const` and `satisfies` are fine.',
    },
  },
  create(context) {
    /** @param {any} node */
    function check(node) {
      const type = node.typeAnnotation;
      const isConst = type.type === 'TSTypeReference' && type.typeName.name === 'const';
      if (!isConst) context.report({ node, messageId: 'cast' });
    }
    return { TSAsExpression: check, TSTypeAssertion: check };
  },
};
