import type { Texts } from '../brands/brands';

/** Rule of a registration field (D1 §5), per brand. */
export interface FieldRule {
  field: string;
  required: boolean;
  /** Regular expression without delimiters. */
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  message?: Texts;
}
