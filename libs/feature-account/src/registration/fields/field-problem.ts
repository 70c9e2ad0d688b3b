import type { Problem } from '../../problems/problems';
import type { FormField } from './form-fields';

/** What a value does not satisfy; an optional empty field passes (D1 §5). */
export function fieldProblem(field: FormField, value: string): Problem | null {
  const { required, minLength, maxLength, matches } = field;
  if (value === '') return required ? 'required' : null;
  if (minLength !== undefined && value.length < minLength) return 'tooShort';
  if (value.length > maxLength) return 'tooLong';
  return matches && !matches(value) ? 'pattern' : null;
}
