/** Answers of the control calls, as far as this page reads them. */
export interface BrandState {
  code: string;
  name: string;
  flags: Record<string, boolean>;
  templates: Record<string, string>;
  status: { maintenance: boolean; regionRestriction: boolean; info: string };
}

export interface Fault {
  path: string;
  kind: string;
  rate: number;
  method?: string;
  latencyMs?: number;
  jitterMs?: number;
  status?: number;
  body?: unknown;
  seed?: number;
}

export interface SandboxState {
  /** The platform's clock and its offset from this machine's, in ms. */
  clock: { now: number; shiftMs: number };
  brands: BrandState[];
  faults: Fault[];
}

/** Seeded account of a brand. */
export interface Account {
  brand: string;
  userName: string;
  type: number;
  note: string;
  /** Decimal string in the brand's currency. */
  balance: string;
}

export interface ReceivedCall {
  time: number;
  method: string;
  path: string;
  brand: string | null;
  user: string | null;
  status: number;
  errorCode: string | null;
}

/** Times in ms of the platform's clock. */
export interface FailedJob {
  kind: string;
  subject: string;
  dueAt: number;
  failedAt: number;
  error: string;
}
