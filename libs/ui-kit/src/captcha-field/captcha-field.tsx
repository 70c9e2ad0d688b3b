import { TextField, type TextFieldProps } from '../field/text-field';
import { Reload, Shield } from '../icons/icons';
import { Skeleton } from '../skeleton/skeleton';
import styles from './captcha-field.module.css';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'action'> {
  /** Object or data URL of the picture; a block of its size stands in until it is there. */
  image?: string | undefined;
  /** What the picture is, for those who do not see it. */
  imageLabel?: string | undefined;
  refreshLabel: string;
  onRefresh(): void;
}

/** The letters of a picture, typed; a press on the picture asks for another one (D1 §7). */
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
