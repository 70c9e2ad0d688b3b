import { useLabels } from '@lobby/i18n';
import { CaptchaField } from '@lobby/ui-kit';
import type { ClipboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CaptchaSound } from './captcha-sound';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha';

/** D1 §5 */
export const CAPTCHA_MAX_LENGTH = 6;

/** What is pasted with blanks or signs around it keeps its digits: the field's length would cut them off. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): HTMLInputElement | undefined {
  const { currentTarget: input, clipboardData } = event;
  const text = clipboardData.getData('text');
  const digits = text.replaceAll(/\D/g, '').slice(0, CAPTCHA_MAX_LENGTH);
  if (digits === '' || digits === text) return undefined;
  event.preventDefault();
  input.setRangeText(digits, 0, input.value.length, 'end');
  return input;
}

interface CaptchaInputProps {
  captcha: Captcha;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** The person asked for another picture: what was typed belongs to the old one. */
  onRefresh(): void;
}

/** The digits of a picture, typed or pasted, or heard (D1 §5, decision 26). */
export function CaptchaInput({ captcha, field, error, onRefresh }: CaptchaInputProps) {
  const t = useLabels('account');
  const refresh = () => {
    onRefresh();
    captcha.refresh();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const target = pasteDigits(event);
    if (target) void field.onChange({ type: 'change', target });
  };
  return (
    <div className={styles.captcha}>
      <CaptchaField
        {...field}
        label={t('field.captcha')}
        inputMode="numeric"
        maxLength={CAPTCHA_MAX_LENGTH}
        aria-required
        onPaste={onPaste}
        error={error ?? (captcha.failed ? t('captcha.failed') : undefined)}
        image={captcha.image}
        imageLabel={t('captcha.image')}
        refreshLabel={t('captcha.refresh')}
        onRefresh={refresh}
      />
      <CaptchaSound picture={captcha.image} onGone={refresh} />
    </div>
  );
}
