import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isPathOf } from './is-path-of';

/** Name of a field, and of the one that must equal it (D1 §5). */
const CONFIRMED = 'password';
const CONFIRMATION = 'confirmPassword';

/** Revalidates an invalid confirmation when the password changes: the two may be equal by then. */
export function useConfirmation<V extends FieldValues, Sent>(
  form: UseFormReturn<V, unknown, Sent>,
): void {
  const { subscribe } = form;
  const recheck = useEffectEvent((changed: string | undefined) => {
    const name: string = CONFIRMATION;
    if (changed !== CONFIRMED || !isPathOf(form.getValues(), name)) return;
    if (form.getFieldState(name).error) void form.trigger(name);
  });
  useEffect(
    function followPassword() {
      return subscribe({ formState: { values: true }, callback: ({ name }) => recheck(name) });
    },
    [subscribe],
  );
}
