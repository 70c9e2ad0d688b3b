/** A wait from an answer or a clock must go through `boundedWait`. @type {Omit<import('./restrictions.mjs').Restriction, 'files'>} */
export const UNBOUNDED_WAIT = {
  name: 'unbounded-wait',
  homes: {
    'libs/core/src/when/when-idle.ts': 'by the age of the page',
    'libs/feature-games/src/game-pages/use-game-pages.ts':
      'by a time of its own, a second ago at most',
    'libs/feature-kit/src/balance/use-older-than.ts': 'by the time that the page itself fetched at',
  },
  syntax: [
    // A computed or passed-on wait; constants and parameters are bounded at their source.
    'CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.1.type=/^(Call|Binary|Chain)Expression$/]:not([arguments.1.callee.name="boundedWait"])',
    'Property[key.name="refetchInterval"] MemberExpression[property.name=/(Ms|Minutes|Seconds|At|Time|[uU]ntil)$/]:not(CallExpression[callee.name="boundedWait"] *):not(BinaryExpression[operator=/^[<>=!]/] > *)',
  ],
  instead:
    'A wait from an answer or a clock may be zero, which causes endless calls, or too long for a timer, which then fires at once. Pass it through `boundedWait` of @lobby/core.',
};

/** A minute, an hour or a day, in milliseconds. */
const LONG_TIME = /^(60_?000|3_?600_?000|86_?400_?000)$/;

/** Minutes, hours and days must use the named constants. @type {Omit<import('./restrictions.mjs').Restriction, 'files'>} */
export const TIME_LITERAL = {
  name: 'time-literal',
  homes: {
    'libs/core/src/time.ts': 'names them',
    'libs/api-client/**': 'imports no other library',
    'libs/feature-kit/src/pattern/pattern.ts': 'counts steps, not time',
  },
  syntax: [`Literal[raw=${LONG_TIME}]`],
  instead: 'Name the time: `MINUTE_MS`, `HOUR_MS` or `DAY_MS` of @lobby/core.',
};
