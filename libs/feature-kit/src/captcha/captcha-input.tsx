import { CaptchaField } from '@lobby/ui-kit';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pasteDigits } from '../form/paste-digits';
import type { AppFormState } from '../form/use-app-form';
import { CaptchaSound } from './captcha-sound';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha';

interface CaptchaInputProps<V extends FieldValues, Sent extends FieldValues> {
  captcha: Captcha;
  form: AppFormState<V, Sent>;
  /** Name of the captcha's field. */
  name: FieldPath<V>;
}

/** Captcha field of a form with picture and sound; renders nothing while no captcha is required (D1 §5, decision 26). */
export function CaptchaInput<V extends FieldValues, Sent extends FieldValues>({
  captcha,
  form: { field: fieldOf, form },
  name,
}: CaptchaInputProps<V, Sent>) {
  const { t } = useTranslation('forms');
  const { shown } = captcha;
  const focusRefused = useEffectEvent(() => {
    if (form.getFieldState(name).error) form.setFocus(name);
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
  const field = fieldOf(name, { maxLength });
  const refresh = () => {
    form.resetField(name);
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
