/**
 * Effect of a change on already built clients: `breaks`; `note` (works, with some loss); `safe`.
 * @typedef {'breaks' | 'note' | 'safe'} Verdict
 */

/**
 * Schema changes, by side: `input` for the client's input, `answer` for the platform's answer, which clients
 * parse with the schema they were built with.
 * @typedef {keyof typeof SCHEMA_RULES} SchemaChange
 */
export const SCHEMA_RULES =
  /** @satisfies {Record<string, Record<'input' | 'answer', Verdict>>} */ ({
    'required field added': { input: 'breaks', answer: 'safe' },
    'optional field added': { input: 'safe', answer: 'safe' },
    'required field removed': { input: 'safe', answer: 'breaks' },
    'optional field removed': { input: 'note', answer: 'note' },
    'now required': { input: 'breaks', answer: 'safe' },
    'now optional': { input: 'safe', answer: 'breaks' },
    narrowed: { input: 'breaks', answer: 'safe' },
    widened: { input: 'safe', answer: 'breaks' },
    'choice added': { input: 'safe', answer: 'note' },
    altered: { input: 'breaks', answer: 'breaks' },
    'default changed': { input: 'note', answer: 'note' },
  });

/**
 * Changes of a call other than its schemas.
 * @typedef {keyof typeof CALL_RULES} CallChange
 */
export const CALL_RULES = /** @satisfies {Record<string, Verdict>} */ ({
  'call added': 'safe',
  'call removed': 'breaks',
  'address changed': 'breaks',
  'module changed': 'breaks',
  'body changed': 'breaks',
  'session required': 'breaks',
  'session no longer required': 'safe',
  'session taken into account': 'note',
  'fewer may call': 'breaks',
  'more may call': 'safe',
  'flag required': 'breaks',
  'flag no longer required': 'safe',
  'another flag required': 'breaks',
  'key required': 'breaks',
  'key no longer required': 'safe',
  'smaller body taken': 'breaks',
  'larger body taken': 'safe',
  'error code added': 'note',
  'error code removed': 'safe',
  'provenance changed': 'note',
});
