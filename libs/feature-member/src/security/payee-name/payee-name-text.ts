import { cardName, fold } from '@lobby/api-client';
import { ruledText, type FormField } from '@lobby/feature-kit';

/**
 * Normalizes a name as it is kept: as bank cards print it, without accents. `Nguyễn Thị Lan` becomes `NGUYEN THI LAN`.
 * Other scripts break the rule, so that validation reports them.
 */
export const printedName = (typed: string): string => cardName(fold(typed));

/** Schema of a payee name; outputs the printed form. */
export const payeeNameText = (rule: FormField) => ruledText(rule, 'required', printedName);
