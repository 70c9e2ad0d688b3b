import { randomUUID } from 'node:crypto';
import { type Call, type Contract, contract, type ErrorCode } from '@lobby/api-client/contract';
import type { BrandCode } from '../brands/brands';
import { brandOf } from '../brands/brands';
import type { Sandbox } from '../app';
import { sealBody } from '../pipeline/sealed-body';

type CallName = { [A in keyof Contract]: `${A}.${keyof Contract[A] & string}` }[keyof Contract];

/** What a call answered. */
export interface Answered {
  status: number;
  success: boolean;
  // A test says what it expects of a value by comparing it.
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
  /** Of a call that moves money; a new one for each call without it. */
  key?: string;
}

/** A call as the client would send it; the input goes as it is, right or wrong. */
export function requestOf(name: string, input: object = {}, visit: Visit = {}): Request {
  const call = callNamed(name);
  const brand = visit.brand ?? 'aurora';
  const url = new URL(call.path, `http://${brand}.localhost`);
  const headers = new Headers({ Merchant: brand, ...visit.headers });
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

/** Somebody at a brand, in process. */
export function visitor(sandbox: Sandbox, visit: Visit = {}) {
  return {
    call: async (name: CallName, input: object = {}): Promise<Answered> =>
      read(await sandbox.fetch(requestOf(name, input, visit))),
    /** The value of a call that must succeed. */
    value: async <T>(name: CallName, input: object = {}): Promise<T> => {
      const answer = await read(await sandbox.fetch(requestOf(name, input, visit)));
      if (!answer.success) throw new Error(`${name} was refused: ${answer.errorCode}`);
      return answer.value as T;
    },
  };
}

/** Somebody signed in. */
export function signedInAs(sandbox: Sandbox, user: string, brand: BrandCode = 'aurora') {
  const { token } = sandbox.control.session({ user, brand }).record;
  return {
    ...visitor(sandbox, { brand, token }),
    token,
    /** The same person, whose money calls all carry this key. */
    withKey: (key: string) => visitor(sandbox, { brand, token, key }),
  };
}
