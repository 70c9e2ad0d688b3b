import { useEffect, useId, useRef, type ChangeEvent, type MouseEvent, type Ref } from 'react';
import { Field, fieldAria, type FieldTexts } from '../field/field';
import { Close, Plus } from '../icons/icons';
import { focusInPlace } from '../theme/focus';
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
  /** Upload progress, shown on the button in place of its label. */
  progress?: string | undefined;
  onAdd(image: File): void;
  onRemove(key: string): void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Moves the focus of a control that a change of the images removes: to its replacement, or to the last control. */
function useFocusPlace(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const shown = useRef(count);
  useEffect(() => {
    if (shown.current === count) return;
    shown.current = count;
    const controls = [...(box.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
    if (place.current !== undefined)
      focusInPlace(controls[place.current] ?? controls.at(-1) ?? null);
    place.current = undefined;
  }, [count]);
  return { box, keep: (at: number) => void (place.current = at) };
}

/** Image input with thumbnails; adds one image at a time. */
export function ImageField(props: ImageFieldProps) {
  const { label, error, hint, images, full = false, addLabel, busyLabel, progress } = props;
  const { onAdd, onRemove, onBlur, ref } = props;
  const id = useId();
  const busy = busyLabel !== undefined;
  const { box, keep } = useFocusPlace(images.length);
  // Disabled, the input would lose the focus.
  const ignoreWhileBusy = (event: MouseEvent) => busy && event.preventDefault();
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    // Allows choosing the same image again after a failure.
    if (typeof target.value === 'string') target.value = '';
    if (!image || busy) return;
    keep(images.length);
    onAdd(image);
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div ref={box} className={styles.images}>
        {images.map(({ key, src, alt, removeLabel }, at) => (
          <span key={key} className={styles.image}>
            <img src={src} alt={alt} />
            <button
              type="button"
              className={styles.remove}
              aria-label={removeLabel}
              onClick={() => {
                keep(at);
                onRemove(key);
              }}
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
            <span id={`${id}-add`} aria-hidden="true">
              {busy ? (progress ?? addLabel) : addLabel}
            </span>
            <input
              {...fieldAria(id, { error, hint })}
              ref={ref}
              type="file"
              // The visible label is part of its name (WCAG 2.5.3).
              aria-labelledby={`${id}-add ${id}-label`}
              accept="image/*"
              aria-disabled={busy}
              onClick={ignoreWhileBusy}
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
