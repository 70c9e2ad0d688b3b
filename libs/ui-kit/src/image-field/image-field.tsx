import { useId, type ChangeEvent, type Ref } from 'react';
import { Field, fieldAria, type FieldTexts } from '../field/field';
import { Close, Plus } from '../icons/icons';
import { VisuallyHidden } from '../theme/visually-hidden';
import styles from './image-field.module.css';

interface ChosenImage {
  key: string;
  src: string;
  alt: string;
  /** Accessible name of the remove button. */
  removeLabel: string;
}

interface ImageFieldProps extends FieldTexts {
  images: readonly ChosenImage[];
  /** The maximum is reached: hides the add button. */
  full?: boolean | undefined;
  addLabel: string;
  /** Announced while an image uploads; adding is disabled. */
  busyLabel?: string | undefined;
  /** How much of it is on its way, shown on the button in place of its label. */
  progress?: string | undefined;
  onAdd(image: File): void;
  onRemove(key: string): void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Image input with thumbnails; adds one image at a time. */
export function ImageField(props: ImageFieldProps) {
  const { label, error, hint, images, full = false, addLabel, busyLabel, progress } = props;
  const { onAdd, onRemove, onBlur, ref } = props;
  const id = useId();
  const busy = busyLabel !== undefined;
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    // The same image may be chosen again after it failed.
    if (typeof target.value === 'string') target.value = '';
    if (image) onAdd(image);
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={styles.images}>
        {images.map(({ key, src, alt, removeLabel }) => (
          <span key={key} className={styles.image}>
            <img src={src} alt={alt} />
            <button
              type="button"
              className={styles.remove}
              aria-label={removeLabel}
              onClick={() => onRemove(key)}
            >
              <span>
                <Close size={16} />
              </span>
            </button>
          </span>
        ))}
        {!full && (
          <span className={styles.add} data-busy={busy}>
            <Plus size={20} />
            <span aria-hidden="true">{busy ? (progress ?? addLabel) : addLabel}</span>
            <input
              {...fieldAria(id, { error, hint })}
              ref={ref}
              type="file"
              accept="image/*"
              disabled={busy}
              onChange={add}
              onBlur={onBlur}
            />
          </span>
        )}
        <VisuallyHidden>
          <span role="status">{busyLabel}</span>
        </VisuallyHidden>
      </div>
    </Field>
  );
}
