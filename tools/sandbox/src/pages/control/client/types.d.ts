/** What the control calls answer, as far as this page reads it. */
export interface BrandState {
  brand: string;
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
  /** The platform's clock, and by how much it is ahead of this machine's; ms. */
  now: number;
  shiftMs: number;
  brands: BrandState[];
  faults: Fault[];
}

export interface Account {
  userName: string;
  type: number;
  firstTimeLogin: boolean;
  mayLogIn: boolean;
  /** Decimal strings, by brand. */
  balance: Record<string, string>;
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
