/** Last hour of each greeting (D2 §2). */
const GREETINGS = [
  { until: 10, label: 'greeting.morning' },
  { until: 14, label: 'greeting.noon' },
  { until: 18, label: 'greeting.afternoon' },
  { until: 24, label: 'greeting.evening' },
] as const;

/** Label of the greeting at an hour, 0 to 23. */
export const greetingAt = (hour: number) =>
  (GREETINGS.find(({ until }) => hour <= until) ?? GREETINGS[0]).label;
