import { colourLiterals } from '../colours.mjs';

/**
 * Forbids colour literals: colours are tokens in `brand.ts`.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      colour:
        '"{{colour}}" is a colour written out, which no brand can change. Use a token (`var(--text)`, `var(--brand-a)`); if none fits, add one to TOKENS in libs/core/src/brand.ts and to every apps/*/brand.ts.',
    },
  },
  create(context) {
    /** @param {any} node @param {string} text */
    function check(node, text) {
      for (const colour of colourLiterals(text)) {
        context.report({ node, messageId: 'colour', data: { colour } });
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
