import { errorText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';

/** Shows the text of an error as a toast. */
export async function toastFailure(error: unknown): Promise<void> {
  toast.error(await errorText(error));
}
