import { readStored, writeStored } from './storage/storage';

/** What the check of a code takes. */
const INVITATION_MAX_LENGTH = 64;

/** The invitation code of an address, without a length that nobody issued. */
const codeIn = (search: string) =>
  new URLSearchParams(search).get('affiliate')?.slice(0, INVITATION_MAX_LENGTH);

/** Keeps the code of the first address for this visit: who looks around first registers with it all the same (D1 §3). */
export function keepInvitation(search: string): void {
  const code = codeIn(search);
  if (code) writeStored('invitation', code);
}

/** The code of an address, else the one that the visit began with; empty without any. */
export function invitationOf(search: string): string {
  return codeIn(search) ?? readStored('invitation') ?? '';
}
