import { currentViewer, readDraft, writeDraft } from '@lobby/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Draft name by field. Values are strings or JSON; fields with the same name share a draft. Never for secrets or codes.
 */
export type DraftNames = Readonly<Record<string, string>>;

/** User name that owns the drafts; empty for a guest. */
export const currentOwner = () => currentViewer().session?.userName ?? '';

/** Whether `value` has the shape of `sample`; list items are compared with the sample's first item. */
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

/** Parses a draft: a string, or JSON if the initial value is no string; undefined if its shape differs from that. */
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

/** Returns the initial values, overridden by the drafts. */
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

/** Saves drafts while fields are edited. Returns a function that deletes them. */
export function useDrafts<V extends FieldValues, Sent>(
  { subscribe, getValues }: UseFormReturn<V, unknown, Sent>,
  names: DraftNames,
): () => void {
  const [owner] = useState(currentOwner);
  /** Values sent last: a form that stays open revalidates them, which is no edit. */
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
