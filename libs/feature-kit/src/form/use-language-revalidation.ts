import { onLanguageChange } from '@lobby/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isPathOf } from './is-path-of';

/** Delay after a change of language (D1 §9). */
const REVALIDATION_MS = 200;

/**
 * Revalidates fields with errors 200 ms after the last change of language (D1 §2, §4). Errors that only
 * the platform can detect stay; their text in the old language is replaced by a general label.
 */
export function useLanguageRevalidation<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
): void {
  const { errors } = form.formState;
  const revalidate = useEffectEvent(async () => {
    const shown = Object.keys(errors).flatMap((name) =>
      isPathOf(form.getValues(), name) ? [{ name, error: form.getFieldState(name).error }] : [],
    );
    if (shown.length === 0) return;
    await form.trigger(shown.map(({ name }) => name));
    for (const { name, error } of shown) {
      if (form.getFieldState(name).error || typeof error?.type !== 'string') continue;
      const { type, message, types } = error;
      form.setError(
        name,
        type === 'server' || message === undefined
          ? { type: 'server' }
          : { type, message, ...(types && { types }) },
      );
    }
  });
  useEffect(function followLanguage() {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = onLanguageChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void revalidate(), REVALIDATION_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
}
