import type { Problem } from './problems';

/** D1 §9: under 255 characters. */
const FEWER_THAN = 255;

/** One at, something on both sides, a dot in the host, no spaces. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An e-mail address (D1 §5). */
export function emailProblem(text: string): Problem | null {
  const typed = text.trim();
  if (typed === '') return 'emailRequired';
  return typed.length < FEWER_THAN && EMAIL.test(typed) ? null : 'emailFormat';
}
