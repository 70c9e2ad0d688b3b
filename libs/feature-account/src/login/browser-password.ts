/** Credential Management, where the browser has it; not in the types. */
interface PasswordCredentialData extends Credential {
  password?: string;
}

declare global {
  interface Window {
    PasswordCredential?: new (data: { id: string; password: string }) => PasswordCredentialData;
  }
}

/** Offers the browser's password manager to keep a password. It asks the person; a refusal is none of ours. */
export async function keepInBrowser(userName: string, password: string): Promise<void> {
  if (!window.PasswordCredential) return;
  try {
    await navigator.credentials.store(new window.PasswordCredential({ id: userName, password }));
  } catch {
    // The person or the browser did not want it.
  }
}

/** What the browser keeps for a name on this site and gives without asking; another account's is left alone. */
export async function passwordOfBrowser(userName: string) {
  if (!window.PasswordCredential) return undefined;
  try {
    const asked = { password: true, mediation: 'silent' as const };
    const found: PasswordCredentialData | null = await navigator.credentials.get(asked);
    if (found?.id.toLowerCase() !== userName.toLowerCase() || !found.password) return undefined;
    return { userName, password: found.password };
  } catch {
    return undefined;
  }
}
