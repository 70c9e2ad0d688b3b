/** Credential Management API, if supported; missing in TypeScript's DOM types. */
interface PasswordCredentialData extends Credential {
  password?: string;
}

declare global {
  interface Window {
    PasswordCredential?: new (data: { id: string; password: string }) => PasswordCredentialData;
  }
}

/** Offers the password to the browser's password manager, which may prompt. Ignores a refusal. */
export async function saveToBrowser(userName: string, password: string): Promise<void> {
  if (!window.PasswordCredential) return;
  try {
    await navigator.credentials.store(new window.PasswordCredential({ id: userName, password }));
  } catch {
    // Refused by the user or the browser.
  }
}

/** Reads the browser's password of this user name without a prompt; undefined if there is none. */
export async function readFromBrowser(userName: string) {
  if (!window.PasswordCredential) return undefined;
  try {
    const options = { password: true, mediation: 'silent' as const };
    const found: PasswordCredentialData | null = await navigator.credentials.get(options);
    if (found?.id.toLowerCase() !== userName.toLowerCase() || !found.password) return undefined;
    return { userName, password: found.password };
  } catch {
    return undefined;
  }
}
