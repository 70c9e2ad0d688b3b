import { useLabels } from '@lobby/i18n';
import { CaptchaField } from '@lobby/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Captcha } from './use-captcha';

/** D1 §5 */
export const CAPTCHA_MAX_LENGTH = 6;

interface CaptchaInputProps {
  captcha: Captcha;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** The person asked for another picture: what was typed belongs to the old one. */
  onRefresh(): void;
}

/** The digits of a picture, typed or pasted (D1 §5). */
export function CaptchaInput({ captcha, field, error, onRefresh }: CaptchaInputProps) {
  const t = useLabels('account');
  return (
    <CaptchaField
      {...field}
      label={t('field.captcha')}
      inputMode="numeric"
      maxLength={CAPTCHA_MAX_LENGTH}
      error={error ?? (captcha.failed ? t('captcha.failed') : undefined)}
      image={captcha.image}
      imageLabel={t('captcha.image')}
      refreshLabel={t('captcha.refresh')}
      onRefresh={() => {
        onRefresh();
        captcha.refresh();
      }}
    />
  );
}
