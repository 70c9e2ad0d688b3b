import { TextField, type TextFieldProps } from '../field/text-field';
import { Reload, Shield } from '../icons/icons';
import { Skeleton } from '../skeleton/skeleton';
import styles from './captcha-field.module.css';

interface CaptchaFieldProps extends Omit<TextFieldProps, 'action'> {
  /** Object or data URL of the picture; a skeleton shows while undefined. */
  image?: string | undefined;
  /** Description of the picture, shown as the button's title. */
  imageLabel?: string | undefined;
  /** Accessible name of the button. */
  refreshLabel: string;
  onRefresh(): void;
}

/** Text field for the characters of a picture; pressing the picture loads another one (D1 §7). */
export function CaptchaField(props: CaptchaFieldProps) {
  const { image, imageLabel, refreshLabel, onRefresh, ...rest } = props;
  return (
    <TextField
      icon={<Shield size={20} />}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      action={
        <button
          type="button"
          className={styles.refresh}
          aria-label={refreshLabel}
          title={imageLabel}
          onClick={onRefresh}
        >
          {image === undefined ? (
            <Skeleton width="96px" height="36px" radius="6px" />
          ) : (
            <img className={styles.image} src={image} alt="" width="96" height="36" />
          )}
          <Reload size={20} />
        </button>
      }
    />
  );
}
