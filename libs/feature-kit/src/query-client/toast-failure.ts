import { errorText, labelOf, loadLabels } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';
import { isLost } from '../form/submission-errors';

/** Shows the text of an error as a toast. */
export async function toastFailure(error: unknown): Promise<void> {
  toast.error(await errorText(error));
}

/** Shows as a toast how a submission failed whose screen was left; after a lost answer, that the outcome is not known. */
export async function toastLateFailure(failure: unknown): Promise<void> {
  const text = isLost(failure)
    ? loadLabels(['forms']).then(() => labelOf('forms:money.doubt'))
    : errorText(failure);
  toast.error(await text.catch(() => errorText(failure)));
}
