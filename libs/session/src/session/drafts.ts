import { readStored, writeStored } from '@lobby/core';

/** Longest text that is stored. */
const MAX_LENGTH = 4000;

/** Returns a draft; undefined if there is none. `owner` is a user name, empty for a guest. */
export function readDraft(owner: string, name: string): string | undefined {
  return readStored('drafts')[owner]?.[name];
}

/** Stores a draft until the tab closes or the form is submitted; an empty text removes it. Never pass a secret. */
export function writeDraft(owner: string, name: string, text: string): void {
  const drafts = readStored('drafts');
  const { [name]: _, ...others } = drafts[owner] ?? {};
  const kept = text === '' || text.length > MAX_LENGTH ? others : { ...others, [name]: text };
  writeStored('drafts', { ...drafts, [owner]: kept });
}

/** Deletes all drafts but those of one owner. */
export function keepDraftsOf(owner: string): void {
  const { [owner]: kept } = readStored('drafts');
  writeStored('drafts', kept ? { [owner]: kept } : {});
}
