import { errorText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';

/** Shows what went wrong where no form does. */
export async function tellFailure(error: unknown): Promise<void> {
  toast.error(await errorText(error));
}
