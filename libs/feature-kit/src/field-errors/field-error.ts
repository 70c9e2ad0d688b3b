import type forms from '../labels/en/forms.json';

type FormsKey = keyof typeof forms;

/** Code of a field error; its label is `forms:problem.<code>`. */
export type FieldErrorCode = {
  [K in FormsKey]: K extends `problem.${infer Code}` ? Code : never;
}[FormsKey];

/** Label key of a field error. Forms store the key, not its text, so that it follows the language. */
export type FieldErrorLabel = `forms:problem.${FieldErrorCode}`;

/** Returns the label key of a field error. */
export const fieldErrorLabel = (code: FieldErrorCode): FieldErrorLabel => `forms:problem.${code}`;

/** Returns the first error of a value; null if it is valid. */
export type FindError<Value = string> = (value: Value) => FieldErrorCode | null;
