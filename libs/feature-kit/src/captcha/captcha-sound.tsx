import { Button, Volume } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './captcha.module.css';
import { useCaptchaSound } from './use-captcha-sound';

interface CaptchaSoundProps {
  /** Address of the picture whose digits are played; undefined while it loads. */
  picture: string | undefined;
  /** Called if the captcha has expired. */
  onExpired(): void;
}

/** Button that plays the captcha's digits, for users who cannot see the picture (decision 26). */
export function CaptchaSound({ picture, onExpired }: CaptchaSoundProps) {
  const { t } = useTranslation('forms');
  const { audio, listen, busy, failed } = useCaptchaSound(picture, onExpired);
  return (
    <div className={styles.sound}>
      <Button variant="plain" busy={busy} disabled={picture === undefined} onClick={listen}>
        <Volume size={20} />
        {t('captcha.listen')}
      </Button>
      <p role="status" className={styles.failed}>
        {failed && t('captcha.audioFailed')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions would reveal the digits */}
      <audio ref={audio} hidden />
    </div>
  );
}
