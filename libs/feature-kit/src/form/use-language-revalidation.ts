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
    const shown = Object.entries(errors).flatMap(([name, error]) =>
      isPathOf(form.getValues(), name)
        ? [{ name, type: error?.type, message: error?.message }]
        : [],
    );
    if (shown.length === 0) return;
    await form.trigger(shown.map(({ name }) => name));
    for (const { name, type, message } of shown) {
      if (form.getFieldState(name).error || typeof type !== 'string') continue;
      form.setError(
        name,
        type === 'server' || typeof message !== 'string' ? { type: 'server' } : { type, message },
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
