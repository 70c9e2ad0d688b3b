import { currentViewer, readDraft, writeDraft } from '@lobby/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** Names of drafts by field; fields with the same name share a draft. Never secrets or codes. */
export type DraftNames = Readonly<Record<string, string>>;

/** User name whose drafts a form keeps; empty for a guest. */
export const currentOwner = () => currentViewer().session?.userName ?? '';

/** Returns initial values with the drafts of fields over them. */
export function withDrafts<V extends FieldValues>(
  values: DefaultValues<V>,
  names: DraftNames,
): DefaultValues<V> {
  const drafts = Object.entries(names)
    .map(([field, name]) => [field, readDraft(currentOwner(), name)])
    .filter(([, text]) => text !== undefined);
  return { ...values, ...Object.fromEntries(drafts) };
}

/** Keeps drafts of fields while they are typed. Returns a function that forgets them. */
export function useDrafts<V extends FieldValues, Sent>(
  { subscribe, getValues }: UseFormReturn<V, unknown, Sent>,
  names: DraftNames,
): () => void {
  const [owner] = useState(currentOwner);
  /** Values sent last: a form that stays open validates them again, which is not typing. */
  const sent = useRef<Record<string, unknown>>({});
  const keep = useEffectEvent((field: string | undefined, values: Record<string, unknown>) => {
    if (field === undefined) return;
    const { [field]: name } = names;
    const { [field]: text } = values;
    if (name === undefined || typeof text !== 'string' || text === sent.current[field]) return;
    sent.current = {};
    writeDraft(owner, name, text);
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
  return () => {
    sent.current = getValues();
    Object.entries(names).forEach(([, name]) => writeDraft(owner, name, ''));
  };
}
