import type { Call } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import type { Brand } from '../brands/brands';
import { jsonOf, readText } from '../calls/body';
import { Refusal, refuse } from '../calls/refusal';
import { openBody } from '../calls/sealed-body';

/** Body of a call; its refusal if it is unreadable, which is thrown in its turn. */
type Body = string | Refusal;

/** Reads the body of a call, to be done before any check: a caller may hold it back for minutes. */
export async function readBody({ body, maxBodyBytes }: Call, request: Request): Promise<Body> {
  if (body === 'query') return '';
  try {
    return await readText(request, maxBodyBytes);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Request with its body. */
export interface Arrived {
  request: Request;
  url: URL;
  body: Body;
}

type Parser = (text: string, arrived: Arrived, brand: Brand) => unknown;

const sealed = z.object({ data: z.string() });

/** Parses each kind of body to a plain object. */
const PARSERS: Readonly<Record<Call['body'], Parser>> = {
  query: (_, { url }) => Object.fromEntries(url.searchParams),
  json: jsonOf,
  form: (text) => Object.fromEntries(new URLSearchParams(text)),
  encrypted: (text, { request }, brand) => {
    if (request.headers.get('encryption') !== '1') throw refuse('body.unreadable');
    const body = sealed.safeParse(jsonOf(text));
    const opened = body.success ? openBody(body.data.data, brand.encryptionKey) : undefined;
    if (opened === undefined) throw refuse('body.unreadable');
    try {
      return JSON.parse(opened) as unknown;
    } catch {
      throw refuse('body.unreadable');
    }
  },
};

/** Lists invalid fields with the violated rule, never the value. */
function paramError(error: z.core.$ZodError): Refusal {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'input'] ??= issue.code;
  return refuse('request_param_err', { fields });
}

/** Parses a call's input. Throws `body.unreadable` or `request_param_err`. */
export function inputOf<C extends Call>(
  call: C,
  arrived: Arrived,
  brand: Brand,
): z.output<C['input']> {
  const { body } = arrived;
  if (body instanceof Refusal) throw body;
  const parsed = z.safeParse(call.input as C['input'], PARSERS[call.body](body, arrived, brand));
  if (!parsed.success) throw paramError(parsed.error);
  return parsed.data;
}
