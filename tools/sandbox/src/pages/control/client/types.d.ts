/** What the control calls answer, as far as this page reads it. */
export interface BrandState {
  code: string;
  host: string;
  encryptionKey: string;
  flags: Record<string, boolean>;
  templates: Record<string, string>;
  status: { maintenance: boolean; regionRestriction: boolean; info: string; location: string };
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
  brands: BrandState[];
  clock: { now: number; shiftMs: number };
  faults: Fault[];
  port: number;
}

export interface Account {
  brand: string;
  userName: string;
  type: number;
  note: string;
  balance: string;
}

export interface ReceivedCall {
  time: number;
  method: string;
  path: string;
  brand: string;
  user: string | null;
  status: number;
  errorCode?: string | null;
}
