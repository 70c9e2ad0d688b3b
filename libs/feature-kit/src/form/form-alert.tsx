import { useErrorText } from '@lobby/i18n';
import { FormError } from '@lobby/ui-kit';

/** What went wrong with a form as a whole, by the error's own text; nothing without an error. */
export function FormAlert({ error }: { error: unknown }) {
  const text = useErrorText(error);
  return text ? <FormError>{text}</FormError> : null;
}
