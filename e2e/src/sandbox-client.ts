/** A signed-in session as the page stores it. */
export interface SignedIn {
  storageKey: string;
  record: unknown;
}

export interface SentCode {
  code: string;
  purpose: string;
  sentAt: number | string;
  expiresAt: number | string;
}

export interface SentMail {
  address: string;
  subject: string;
  body: string;
  temporaryPassword?: string;
}

export interface IssuedCaptcha {
  answer: string;
  issuedAt: number | string;
}

export interface ReceivedCall {
  time: number | string;
  method: string;
  path: string;
  brand: string;
  user: string | null;
  status: number;
  /** Code of a refusal. */
  errorCode: string | null;
  /** Answered like the first call with its key. */
  repeated: boolean;
}

export interface Fault {
  path: string;
  method?: string;
  rate: number;
  kind: 'delay' | 'status' | 'drop-response' | 'reset' | 'truncate' | 'malformed' | 'replace';
  latencyMs?: number;
  jitterMs?: number;
  status?: number;
  body?: unknown;
  seed?: number;
}

/** A stake by brand that earns a rebate. */
const STAKES: Readonly<Record<string, string>> = { aurora: '200000', jade: '50', ember: '200' };

/** The control calls of a sandbox. */
export class SandboxClient {
  constructor(
    readonly port: number,
    readonly brand: string,
  ) {}

  /** Restores the seeded state: data, flags, faults, clock. */
  reset(): Promise<unknown> {
    return this.#call('POST', 'reset');
  }

  session(user: string): Promise<SignedIn> {
    return this.#call('POST', 'session', { user, brand: this.brand });
  }

  /** Codes sent to a number, newest first. */
  sms(mobileNum: string): Promise<SentCode[]> {
    return this.#call('GET', `sms?${new URLSearchParams({ mobileNum })}`);
  }

  /** Captcha answers given out, newest first. */
  captcha(): Promise<IssuedCaptcha[]> {
    return this.#call('GET', 'captcha');
  }

  flags(flags: Record<string, boolean>, templates?: Record<string, string>): Promise<unknown> {
    return this.#call('PUT', 'flags', { brand: this.brand, flags, templates });
  }

  /** The settings' entry of the newest app. */
  appInfo(appInfo: { version?: string; upgradeable?: boolean }): Promise<unknown> {
    return this.#call('PUT', 'flags', { brand: this.brand, appInfo });
  }

  /** Mails to an account, newest first. */
  mails(user: string): Promise<SentMail[]> {
    return this.#call('GET', `mails?${new URLSearchParams({ user, brand: this.brand })}`);
  }

  status(status: {
    maintenance: boolean;
    regionRestriction: boolean;
    info?: unknown;
  }): Promise<unknown> {
    return this.#call('PUT', 'status', { brand: this.brand, ...status });
  }

  /** Shifts the clock; people stay logged in unless `keepSessions` is false. */
  clock(shiftMs: number, options: { keepSessions?: boolean } = {}): Promise<unknown> {
    return this.#call('PUT', 'clock', { shiftMs, ...options });
  }

  content(kind: string, fields: Record<string, unknown>): Promise<{ id: string }> {
    return this.#call('POST', 'content', { brand: this.brand, kind, ...fields });
  }

  /** Plays a lost round of a slot, with a stake of the brand. */
  lostRound(user: string): Promise<unknown> {
    return this.knob('lostRound', { user, stake: STAKES[this.brand] });
  }

  /** Sets a knob of the control page, for this brand. */
  knob(name: string, fields: Record<string, unknown>): Promise<unknown> {
    return this.#call('POST', `knobs/${name}`, { brand: this.brand, ...fields });
  }

  faults(faults: readonly Fault[]): Promise<unknown> {
    return this.#call('PUT', 'faults', faults);
  }

  ledger<T = unknown>(user: string): Promise<T> {
    return this.#call('GET', `ledger?${new URLSearchParams({ user, brand: this.brand })}`);
  }

  /** Encrypted messages that arrived at an address of the sandbox's push service. */
  pushed<T>(id: string): Promise<T[]> {
    return this.#call('GET', `push/${id}`);
  }

  calls(since?: number | string): Promise<ReceivedCall[]> {
    return this.#call('GET', since === undefined ? 'calls' : `calls?since=${since}`);
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${this.port}/__sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__sandbox/${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
}
