import { readStored, writeStored } from '@lobby/core';

/** Longest text that is kept. */
const MAX_LENGTH = 4000;

/** Returns what a person typed and did not send; undefined if nothing. `owner` is a user name, empty for a guest. */
export function readDraft(owner: string, name: string): string | undefined {
  return readStored('drafts')[owner]?.[name];
}

/** Stores a typed text until the tab closes or the form is sent; an empty text removes it. Never pass a secret. */
export function writeDraft(owner: string, name: string, text: string): void {
  const drafts = readStored('drafts');
  const { [name]: _, ...others } = drafts[owner] ?? {};
  const kept = text === '' || text.length > MAX_LENGTH ? others : { ...others, [name]: text };
  writeStored('drafts', { ...drafts, [owner]: kept });
}

/** Forgets all drafts but those of one person. */
export function keepDraftsOf(owner: string): void {
  const { [owner]: kept } = readStored('drafts');
  writeStored('drafts', kept ? { [owner]: kept } : {});
}
