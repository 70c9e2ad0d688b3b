import type { Call } from '@lobby/api-client/contract';
import * as z from 'zod/mini';
import type { Brand } from '../brands/brands';
import { readJson, readText } from '../calls/body';
import { type Refusal, refuse } from '../calls/refusal';
import { openBody } from '../calls/sealed-body';

type Reader = (
  request: Request,
  target: { call: Call; url: URL; brand: Brand },
) => Promise<unknown> | unknown;

const sealed = z.object({ data: z.string() });

/** Parses each kind of body to a plain object. */
const READERS: Readonly<Record<Call['body'], Reader>> = {
  query: (_, { url }) => Object.fromEntries(url.searchParams),
  json: (request, { call }) => readJson(request, call.maxBodyBytes),
  form: async (request) => Object.fromEntries(new URLSearchParams(await readText(request))),
  encrypted: async (request, { brand }) => {
    if (request.headers.get('encryption') !== '1') throw refuse('body.unreadable');
    const body = sealed.safeParse(await readJson(request));
    const text = body.success ? openBody(body.data.data, brand.encryptionKey) : undefined;
    if (text === undefined) throw refuse('body.unreadable');
    try {
      return JSON.parse(text) as unknown;
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

/** Reads and parses a call's input. Throws `body.unreadable` or `request_param_err`. */
export async function readInput<C extends Call>(
  call: C,
  request: Request,
  url: URL,
  brand: Brand,
): Promise<z.output<C['input']>> {
  const raw = await READERS[call.body](request, { call, url, brand });
  const parsed = z.safeParse(call.input as C['input'], raw);
  if (!parsed.success) throw paramError(parsed.error);
  return parsed.data;
}
