import { Button, Volume } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './captcha.module.css';
import { useCaptchaSound } from './use-captcha-sound';

interface CaptchaSoundProps {
  /** Address of the picture whose digits are heard; nothing while it is fetched. */
  picture: string | undefined;
  /** The picture is no longer good: nothing is left to be heard. */
  onGone(): void;
}

/** The captcha for who does not see it: its digits, heard at a press (decision 26). */
export function CaptchaSound({ picture, onGone }: CaptchaSoundProps) {
  const { t } = useTranslation('forms');
  const { audio, listen, busy, failed } = useCaptchaSound(picture, onGone);
  return (
    <div className={styles.sound}>
      <Button variant="plain" busy={busy} disabled={picture === undefined} onClick={listen}>
        <Volume size={20} />
        {t('captcha.listen')}
      </Button>
      <p role="status" className={styles.failed}>
        {failed && t('captcha.audioFailed')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words would give the digits away */}
      <audio ref={audio} hidden />
    </div>
  );
}
