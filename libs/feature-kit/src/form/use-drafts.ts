import { currentViewer, readDraft, writeDraft } from '@lobby/session';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Names of drafts by field; fields with the same name share a draft. Never secrets or codes. */
export type DraftNames<V extends FieldValues> = Readonly<Partial<Record<FieldPath<V>, string>>>;

const entriesOf = <V extends FieldValues>(names: DraftNames<V> = {} as DraftNames<V>) =>
  Object.entries(names) as [FieldPath<V>, string][];

/** User name whose drafts a form keeps; empty for a guest. */
const currentOwner = () => currentViewer().session?.userName ?? '';

/** Returns initial values with the drafts of fields over them. */
export function withDrafts<V extends FieldValues>(
  values: DefaultValues<V>,
  names: DraftNames<V> | undefined,
): DefaultValues<V> {
  const drafts = entriesOf(names)
    .map(([field, name]) => [field, readDraft(currentOwner(), name)])
    .filter(([, text]) => text !== undefined);
  return { ...values, ...Object.fromEntries(drafts) };
}

/** Keeps drafts of fields while they are typed. Returns a function that forgets them. */
export function useDrafts<V extends FieldValues, Sent>(
  { subscribe }: UseFormReturn<V, unknown, Sent>,
  names: DraftNames<V> | undefined,
): () => void {
  const [owner] = useState(currentOwner);
  const keep = useEffectEvent((field: string | undefined, values: Record<string, unknown>) => {
    const name = entriesOf(names).find((entry) => entry[0] === field)?.[1];
    const text = field && values[field];
    if (name !== undefined && typeof text === 'string') writeDraft(owner, name, text);
  });
  useEffect(
    function keepTyped() {
      return subscribe({
        formState: { values: true },
        callback: ({ name, values }) => keep(name, values),
      });
    },
    [subscribe],
  );
  return () => entriesOf(names).forEach(([, name]) => writeDraft(owner, name, ''));
}
