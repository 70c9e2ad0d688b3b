/** A wait that an answer or a clock names goes through `boundedWait`. @type {Omit<import('./restrictions.mjs').Restriction, 'files'>} */
export const UNBOUNDED_WAIT = {
  name: 'unbounded-wait',
  homes: {
    'libs/core/src/device.ts': 'by the age of the page',
    'libs/feature-games/src/game-pages/use-shown-pages.ts':
      'by a time of its own, a second ago at most',
    'libs/feature-kit/src/balance/use-older-than.ts': 'by the time that the page itself fetched at',
  },
  syntax: [
    // What is counted or handed on for this wait; a constant and a parameter are bounded where they come from.
    'CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.1.type=/^(Call|Binary|Chain)Expression$/]:not([arguments.1.callee.name="boundedWait"])',
    'Property[key.name="refetchInterval"] MemberExpression[property.name=/(Ms|Minutes|Seconds|At|Time|[uU]ntil)$/]:not(CallExpression[callee.name="boundedWait"] *):not(BinaryExpression[operator=/^[<>=!]/] > *)',
  ],
  instead:
    'A wait that an answer or a clock names can be of no time, which asks without end, or too long for a timer, which fires at once. Pass it through `boundedWait` of @lobby/core.',
};
