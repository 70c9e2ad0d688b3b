import type { PhoneCheck } from './phone-check';

/** The platform's own SMS: it sends by one of its calls, and looks at the code itself when the form arrives. */
export const platformCheck = (send: PhoneCheck['send']): PhoneCheck => ({
  send,
  verify: (code) => Promise.resolve({ code }),
});
