import { errorText, labelOf, loadLabels } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';
import { isLost } from '../form/submission-errors';

/** Shows the text of an error as a toast. */
export async function toastFailure(error: unknown): Promise<void> {
  toast.error(await errorText(error));
}

/** Shows a toast for a submission that failed after its screen was left; if the response was lost, that the outcome is unknown. */
export async function toastLateFailure(failure: unknown): Promise<void> {
  const text = isLost(failure)
    ? loadLabels(['forms']).then(() => labelOf('forms:money.unknown'))
    : errorText(failure);
  toast.error(await text.catch(() => errorText(failure)));
}
