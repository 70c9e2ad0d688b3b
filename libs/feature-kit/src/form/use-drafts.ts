import { currentViewer, readDraft, writeDraft } from '@lobby/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Names of drafts by field, texts or what JSON holds; fields with the same name share a draft. Never secrets or codes.
 */
export type DraftNames = Readonly<Record<string, string>>;

/** User name whose drafts a form keeps; empty for a guest. */
export const currentOwner = () => currentViewer().session?.userName ?? '';

/** Whether a value has the parts of another; each item of a list those of the other's first. */
function isLike(value: unknown, sample: unknown): boolean {
  if (typeof value !== typeof sample || Array.isArray(value) !== Array.isArray(sample))
    return false;
  if (Array.isArray(value) && Array.isArray(sample))
    return value.every((item) => isLike(item, sample.length > 0 ? sample[0] : ''));
  if (!isObject(value) || !isObject(sample)) return true;
  return Object.entries(sample).every(([name, part]) => isLike(value[name], part));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Value of a draft's text: a text itself, anything else from JSON; undefined if it is not like the initial value. */
function valueOf(text: string, initial: unknown): unknown {
  if (typeof initial === 'string') return text;
  try {
    const value: unknown = JSON.parse(text);
    return isLike(value, initial) ? value : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Returns initial values with the drafts of fields over them. */
export function withDrafts<V extends FieldValues>(
  values: DefaultValues<V>,
  names: DraftNames,
): DefaultValues<V> {
  const initial: Record<string, unknown> = values;
  const drafts = Object.entries(names).flatMap(([field, name]) => {
    const text = readDraft(currentOwner(), name);
    const value = text === undefined ? undefined : valueOf(text, initial[field] ?? '');
    return value === undefined ? [] : [[field, value]];
  });
  return { ...values, ...Object.fromEntries(drafts) };
}

/** Keeps drafts of fields while they are typed. Returns a function that forgets them. */
export function useDrafts<V extends FieldValues, Sent>(
  { subscribe, getValues }: UseFormReturn<V, unknown, Sent>,
  names: DraftNames,
): () => void {
  const [owner] = useState(currentOwner);
  /** Values sent last: a form that stays open validates them again, which is not typing. */
  const sent = useRef<Record<string, string>>({});
  const keep = useEffectEvent((path: string | undefined, values: Record<string, unknown>) => {
    const [field = ''] = path?.split('.') ?? [];
    const { [field]: name } = names;
    const { [field]: value } = values;
    if (name === undefined || value === undefined) return;
    const text = textOf(value);
    if (text === sent.current[field]) return;
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
    const values: Record<string, unknown> = getValues();
    sent.current = {};
    for (const [field, name] of Object.entries(names)) {
      sent.current[field] = textOf(values[field]);
      writeDraft(owner, name, '');
    }
  };
}
