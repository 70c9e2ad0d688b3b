import type { Problem } from './problems';

/** Required, numeric, at most six digits (D1 §5). */
export function captchaProblem(text: string): Problem | null {
  const typed = text.trim();
  if (typed === '') return 'captchaRequired';
  return /^\d{1,6}$/.test(typed) ? null : 'captchaDigits';
}
