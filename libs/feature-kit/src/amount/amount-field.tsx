import type { Amount } from '@lobby/core';
import { formatMoney } from '@lobby/i18n';
import { Chip, Chips, TextField } from '@lobby/ui-kit';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '../form/use-app-form';
import styles from './amount-field.module.css';
import { compareAmounts, isAmount, pastedAmount, shownAmount, typedAmount } from './amount-text';
import type { AmountRule } from './use-amount-rule';

interface AmountFieldProps {
  /** Value: a decimal string; the field shows it formatted. */
  field: ControlProps<string>;
  rule: AmountRule;
  label?: string | undefined;
  /** Default: the bounds. */
  hint?: string | undefined;
  /** Why no amount can be entered; replaces hint and error. */
  none?: string | undefined;
  /** Presets. */
  quick?: readonly Amount[] | undefined;
}

const isDigit = (sign: string) => /\d/.test(sign);

const isBackspace = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'deleteContentBackward';

/** Caret position in the reformatted text: the same number of digits follow it. */
function caretBefore(digitsBehind: number, shown: string): number {
  let at = shown.length;
  for (let left = digitsBehind; left > 0 && at > 0; at -= 1)
    if (isDigit(shown[at - 1] ?? '')) left -= 1;
  return at;
}

/** Amount field: formats while typing, with the currency's separators; offers presets. Read-only until the currency is loaded. */
export function AmountField({ field, rule, label, hint, none, quick = [] }: AmountFieldProps) {
  const { t } = useTranslation(['forms', 'common']);
  const { currency, min, max, isPending } = rule;
  const { value, onChange, error, ...rest } = field;
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const behind = target.value.slice(target.selectionEnd ?? target.value.length);
    const amount = typedAmount(target.value, currency);
    const shown = shownAmount(amount, currency);
    if (shown !== target.value) {
      target.value = shown;
      const at = caretBefore([...behind].filter(isDigit).length, shown);
      // Before a separator: Backspace behind it would remove it again and again.
      const caret = isBackspace(nativeEvent) ? shown.slice(0, at).replace(/\D+$/, '').length : at;
      target.setSelectionRange(caret, caret);
    }
    onChange(amount);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (isPending) return;
    onChange(pastedAmount(event.clipboardData.getData('text'), currency));
  };
  const shownHint = none ?? hint ?? t('amount.between', { min, max });
  return (
    <div className={styles.amount}>
      <TextField
        {...rest}
        value={shownAmount(value, currency)}
        onChange={onType}
        onPaste={onPaste}
        readOnly={isPending}
        label={label ?? t('amount.label')}
        hint={isPending ? t('common:wait.loading') : shownHint}
        error={none === undefined ? error : undefined}
        inputMode={currency.pattern.includes('.') ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={32}
        aria-required
        action={<span className={styles.unit}>{currency.symbol}</span>}
      />
      {quick.length > 0 && (
        <Chips label={t('amount.quick')} even>
          {quick.map((amount) => (
            <Chip
              key={amount}
              label={shownAmount(amount.replace(/\.0+$/, ''), currency)}
              name={formatMoney(amount, currency)}
              pressed={isAmount(value) && compareAmounts(value, amount) === 0}
              onClick={() => onChange(amount)}
            />
          ))}
        </Chips>
      )}
    </div>
  );
}
