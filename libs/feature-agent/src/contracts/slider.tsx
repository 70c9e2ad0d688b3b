import { useId } from 'react';
import styles from './contracts.module.css';

interface SliderProps {
  label: string;
  /** Formatted value. */
  shown: string;
  /** Current step, from 0. */
  step: number;
  steps: number;
  onChange(step: number): void;
}

/** Slider with label and value; the value is its `aria-valuetext`. */
export function Slider({ label, shown, step, steps, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
