/**
 * Effect of a change on already built clients: `breaks`; `note` (works, with some loss); `safe`.
 * @typedef {'breaks' | 'note' | 'safe'} Verdict
 */

/**
 * Schema changes, by side: `asked` for the client's input, `told` for the platform's answer, which clients
 * parse with the schema they were built with.
 * @typedef {keyof typeof SCHEMA_RULES} SchemaChange
 */
export const SCHEMA_RULES = /** @satisfies {Record<string, Record<'asked' | 'told', Verdict>>} */ ({
  'required field added': { asked: 'breaks', told: 'safe' },
  'optional field added': { asked: 'safe', told: 'safe' },
  'required field removed': { asked: 'safe', told: 'breaks' },
  'optional field removed': { asked: 'note', told: 'note' },
  'now required': { asked: 'breaks', told: 'safe' },
  'now optional': { asked: 'safe', told: 'breaks' },
  narrowed: { asked: 'breaks', told: 'safe' },
  widened: { asked: 'safe', told: 'breaks' },
  'choice added': { asked: 'safe', told: 'note' },
  altered: { asked: 'breaks', told: 'breaks' },
  'default changed': { asked: 'note', told: 'note' },
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
  'session asked for': 'breaks',
  'session no longer asked for': 'safe',
  'session taken into account': 'note',
  'fewer may call': 'breaks',
  'more may call': 'safe',
  'flag asked for': 'breaks',
  'flag no longer asked for': 'safe',
  'another flag asked for': 'breaks',
  'key asked for': 'breaks',
  'key no longer asked for': 'safe',
  'smaller body taken': 'breaks',
  'larger body taken': 'safe',
  'error code added': 'note',
  'error code removed': 'safe',
  'provenance changed': 'note',
});
