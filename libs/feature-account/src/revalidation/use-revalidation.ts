import { onLanguageChange } from '@lobby/i18n';
import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** D1 §9 */
export const REVALIDATION_MS = 200;

const isPathOf = <V extends FieldValues>(
  errors: FieldErrors<V>,
  name: string,
): name is FieldPath<V> => Object.hasOwn(errors, name);

/**
 * Looks again at the fields that show an error. What only the platform could know (a name that is
 * taken) stays told, by our own label: its words were in the language of before.
 */
async function lookAgain<V extends FieldValues>(form: UseFormReturn<V>, errors: FieldErrors<V>) {
  // Taken down first: the form changes its errors in place.
  const told = Object.keys(errors)
    .filter((name) => isPathOf(errors, name))
    .map((name) => ({ name, type: errors[name]?.type }));
  if (told.length === 0) return;
  await form.trigger(told.map(({ name }) => name));
  for (const { name, type } of told) {
    if (!form.getFieldState(name).error && typeof type === 'string') form.setError(name, { type });
  }
}

/**
 * Re-validates a form's messages 200 ms after the last change of language (D1 §2, §4). What is typed,
 * the focus and the caret stay where they are.
 */
export function useRevalidation<V extends FieldValues>(form: UseFormReturn<V>): void {
  const { errors } = form.formState;
  const latest = useRef({ form, errors });
  useEffect(() => {
    latest.current = { form, errors };
  });
  useEffect(function followLanguage() {
    let timer: ReturnType<typeof setTimeout>;
    const stop = onLanguageChange(() => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void lookAgain(latest.current.form, latest.current.errors),
        REVALIDATION_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
