import { useLanguage } from '@lobby/i18n';
import type { FieldError } from 'react-hook-form';
import { useProblemText } from '../../problems/use-problem-text';
import type { FormField } from './form-fields';

/** What the server's own text describes better than ours. */
const BY_RULE = new Set<unknown>(['pattern', 'tooShort', 'tooLong', 'refused']);

/** The text of a problem: the server's in the language in force, else ours. */
export function useFieldText(field: FormField, error: FieldError | undefined): string | undefined {
  const problemText = useProblemText();
  const language = useLanguage();
  const ours = problemText(error, { min: field.minLength, max: field.maxLength });
  if (!error || !BY_RULE.has(error.type)) return ours;
  return (field.message?.[language] ?? error.message) || ours;
}
