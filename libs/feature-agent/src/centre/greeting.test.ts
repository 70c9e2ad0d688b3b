import { expect, test } from 'vitest';
import { greetingAt } from './greeting';

test.each([
  [0, 10, 'greeting.morning'],
  [11, 14, 'greeting.noon'],
  [15, 18, 'greeting.afternoon'],
  [19, 24, 'greeting.evening'],
] as const)('from %i to %i o’clock it is %s (D2 §2)', (from, to, label) => {
  for (let hour = from; hour <= to; hour += 1) expect(greetingAt(hour)).toBe(label);
});
