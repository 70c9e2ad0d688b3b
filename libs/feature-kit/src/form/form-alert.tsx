import { useErrorText } from '@lobby/i18n';
import { FormError } from '@lobby/ui-kit';

/** Error of a whole form, by the error's text; renders nothing without an error. */
export function FormAlert({ error }: { error: unknown }) {
  const text = useErrorText(error);
  return text ? <FormError>{text}</FormError> : null;
}
