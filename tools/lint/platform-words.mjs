/** The platform's odd spellings, each with our word (decision 13 and CONTEXT.md). */
export const PLATFORM_WORDS = /** @type {const} */ ([
  [/vassalage/i, 'vendor'],
  [/numero/i, 'drawnNumber'],
  [/rebeat/i, 'rebate'],
  [/devidend|divident/i, 'dividend'],
  [/TransactioN|DepositTransaction/, 'depositRecord'],
  [/^sass$/i, 'passwordSalt'],
  [/^remPass$/i, 'rememberedPassword'],
]);
