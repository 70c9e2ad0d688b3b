import { readStored, writeStored } from './storage/storage';

/** Longest code that the platform's check accepts. */
const INVITATION_MAX_LENGTH = 64;

/** Reads the invitation code of a query string, cut to the longest accepted. */
const codeIn = (search: string) =>
  new URLSearchParams(search).get('affiliate')?.slice(0, INVITATION_MAX_LENGTH);

/** Stores the code of the query string for this visit, so that a later registration uses it (D1 §3). */
export function keepInvitation(search: string): void {
  const code = codeIn(search);
  if (code) writeStored('invitation', code);
}

/** Returns the code of the query string, else the stored one, else an empty string. */
export function invitationOf(search: string): string {
  return codeIn(search) ?? readStored('invitation') ?? '';
}
