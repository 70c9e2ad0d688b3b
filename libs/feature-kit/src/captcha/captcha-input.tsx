import { CaptchaField } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pasteDigits } from '../form/paste-digits';
import type { FieldProps } from '../form/use-app-form';
import { CaptchaSound } from './captcha-sound';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha';

/** Name of the captcha's field. */
const NAME = 'captcha';
type Name = typeof NAME;

/** What a captcha needs of a form, which has a field for it. */
interface CaptchaForm {
  field(name: Name, rule: { maxLength: number }): FieldProps;
  form: {
    getFieldState(name: Name): { error?: unknown };
    setFocus(name: Name): void;
    resetField(name: Name): void;
  };
}

interface CaptchaInputProps {
  captcha: Captcha;
  form: CaptchaForm;
}

/** Captcha field of a form with picture and sound; renders nothing while no captcha is required (D1 §5, decision 26). */
export function CaptchaInput({ captcha, form: { field: fieldOf, form } }: CaptchaInputProps) {
  const { t } = useTranslation('forms');
  const { shown } = captcha;
  const focusRefused = useEffectEvent(() => {
    if (form.getFieldState(NAME).error) form.setFocus(NAME);
  });
  useEffect(
    // The refusal that requires a captcha arrives before its field exists.
    function focusWhenShown() {
      if (shown) focusRefused();
    },
    [shown],
  );
  if (!shown) return null;
  const { maxLength } = captcha;
  const field = fieldOf(NAME, { maxLength });
  const refresh = () => {
    form.resetField(NAME);
    captcha.refresh();
  };
  return (
    <div className={styles.captcha}>
      <CaptchaField
        {...field}
        label={t('field.captcha')}
        inputMode="numeric"
        maxLength={maxLength}
        aria-required
        onPaste={pasteDigits(maxLength, field)}
        error={field.error ?? (captcha.failed ? t('captcha.failed') : undefined)}
        image={captcha.image}
        imageLabel={t('captcha.image')}
        refreshLabel={t('captcha.refresh')}
        onRefresh={refresh}
      />
      <CaptchaSound picture={captcha.image} onExpired={refresh} />
    </div>
  );
}
