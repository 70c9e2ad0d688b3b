/** The platform's odd spellings, each with our word (decision 13 and CONTEXT.md). */
const WORDS = [
  { theirs: /vassalage/i, ours: 'vendor' },
  { theirs: /numero/i, ours: 'drawnNumber' },
  { theirs: /rebeat/i, ours: 'rebate' },
  { theirs: /devidend|divident/i, ours: 'dividend' },
  { theirs: /TransactioN|DepositTransaction/, ours: 'depositRecord' },
  { theirs: /^sass$/i, ours: 'passwordSalt' },
  { theirs: /^remPass$/i, ours: 'rememberedPassword' },
];

/**
 * Forbids the platform's odd spellings outside the API client and the sandbox.
 * @type {import('eslint').Rule.RuleModule}
 */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      word: '"{{name}}" is the platform\'s word. Say "{{ours}}" here, and map it in libs/api-client, where both vocabularies meet.',
    },
  },
  create(context) {
    /** @param {any} node */
    function check(node) {
      const word = WORDS.find(({ theirs }) => theirs.test(node.name));
      if (!word) return;
      context.report({ node, messageId: 'word', data: { name: node.name, ours: word.ours } });
    }
    return { Identifier: check, PrivateIdentifier: check, JSXIdentifier: check };
  },
};
