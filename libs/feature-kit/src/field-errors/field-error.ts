import type forms from '../labels/en/forms.json';

type FormsKey = keyof typeof forms;

/** What can be wrong with a field; each code has its text at `forms:problem.<code>`. */
export type FieldErrorCode = {
  [K in FormsKey]: K extends `problem.${infer Code}` ? Code : never;
}[FormsKey];

/** Label of a field error: a form keeps the label, never its text, so that a language change shows the new words. */
export type FieldErrorLabel = `forms:problem.${FieldErrorCode}`;

export const fieldErrorLabel = (code: FieldErrorCode): FieldErrorLabel => `forms:problem.${code}`;

/** Finds the first error of a value. */
export type FindError<Value = string> = (value: Value) => FieldErrorCode | null;
