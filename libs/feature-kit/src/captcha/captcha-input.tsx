import { CaptchaField } from '@lobby/ui-kit';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pasteDigits } from '../form/paste-digits';
import type { AppFormState } from '../form/use-app-form';
import { CaptchaSound } from './captcha-sound';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha';

/** Digits of a captcha at most (D1 §5). */
const CAPTCHA_MAX_LENGTH = 6;

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
  if (!captcha.shown) return null;
  const field = fieldOf(name);
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
        maxLength={CAPTCHA_MAX_LENGTH}
        aria-required
        onPaste={pasteDigits(CAPTCHA_MAX_LENGTH, field)}
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
