import { randomUUID } from 'node:crypto';
import { type Call, type Contract, contract, type ErrorCode } from '@lobby/api-client/contract';
import type { BrandCode } from '../brands/brands';
import { brandOf } from '../brands/brands';
import type { Sandbox } from '../app';
import { IN_PROCESS } from '../faults/transport';
import { sealBody } from '../calls/sealed-body';

type CallName = { [A in keyof Contract]: `${A}.${keyof Contract[A] & string}` }[keyof Contract];

/** Response of a call. */
export interface Answered {
  status: number;
  success: boolean;
  // Unknown, because tests only compare it.
  value: unknown;
  errorCode: ErrorCode | undefined;
  message: string | null | undefined;
}

export function callNamed(name: string): Call {
  const [area = '', call = ''] = name.split('.');
  const areas: Record<string, Record<string, Call>> = contract;
  const found = areas[area]?.[call];
  if (found === undefined) throw new Error(`the contract has no ${name}`);
  return found;
}

export interface Visit {
  brand?: BrandCode;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Idempotency key; default: a new one per call. */
  key?: string;
  /** Network address of the caller; default: none, as in process. */
  address?: string;
}

/** Required headers of every call, in lower case. */
export const headersOf = ({ module }: Call, brand: BrandCode = 'aurora') => ({
  merchant: brand,
  moduleid: module,
  language: brandOf(brand).languages[0] ?? 'EN',
});

/** Builds a request like the client, without input validation. */
export function requestOf(name: string, input: object = {}, visit: Visit = {}): Request {
  const call = callNamed(name);
  const brand = visit.brand ?? 'aurora';
  const url = new URL(call.path, `http://${brand}.localhost`);
  const headers = new Headers(headersOf(call, brand));
  for (const [header, value] of Object.entries(visit.headers ?? {})) headers.set(header, value);
  if (call.money === true) headers.set('idempotency-key', visit.key ?? randomUUID());
  if (visit.token !== undefined) headers.set('authorization', visit.token);
  const init: RequestInit = { method: call.method, headers };
  if (call.body === 'query') {
    for (const [key, value] of Object.entries(input)) url.searchParams.set(key, String(value));
  } else if (call.body === 'form') {
    init.body = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]));
  } else {
    headers.set('content-type', 'application/json');
    const text = JSON.stringify(input);
    if (call.body === 'encrypted') headers.set('encryption', '1');
    init.body =
      call.body === 'encrypted'
        ? JSON.stringify({ data: sealBody(text, brandOf(brand).encryptionKey) })
        : text;
  }
  return new Request(url, init);
}

export async function read(response: Response): Promise<Answered> {
  const body = (await response.json()) as Omit<Answered, 'status'>;
  return { ...body, status: response.status };
}

/** In-process client of a brand. */
export function visitor(sandbox: Sandbox, visit: Visit = {}) {
  const { address } = visit;
  const call = async (name: CallName, input: object = {}): Promise<Answered> =>
    read(await sandbox.handle(requestOf(name, input, visit), { ...IN_PROCESS, address }));
  return {
    call,
    /** Value of a call; throws if it is refused. */
    value: async <T>(name: CallName, input: object = {}): Promise<T> => {
      const answer = await call(name, input);
      if (!answer.success) throw new Error(`${name} was refused: ${answer.errorCode}`);
      return answer.value as T;
    },
  };
}

/** Signed-in in-process client. */
export function signedInAs(sandbox: Sandbox, user: string, brand: BrandCode = 'aurora') {
  const { token } = sandbox.control.session({ user, brand }).record;
  return {
    ...visitor(sandbox, { brand, token }),
    token,
    /** Same client with this idempotency key on every money call. */
    withKey: (key: string) => visitor(sandbox, { brand, token, key }),
  };
}
