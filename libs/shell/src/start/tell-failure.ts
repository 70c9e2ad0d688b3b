import { errorLabel, translate } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';

/** Shows what went wrong where no form does. */
export function tellFailure(error: unknown): void {
  toast.error(translate(errorLabel(error), 'common'));
}
