import * as z from 'zod/mini';

const milliseconds = z.number().check(z.minimum(0), z.maximum(120_000));

/** Fault injected for a path. */
export const fault = z.object({
  /** Exact path, or a prefix followed by `*`. */
  path: z.string().check(z.startsWith('/'), z.maxLength(300)),
  method: z.optional(z.string().check(z.maxLength(10))),
  /** Fraction of affected calls, 0 to 1, drawn from `seed`. */
  rate: z.number().check(z.minimum(0), z.maximum(1)),
  kind: z.enum(['delay', 'status', 'drop-response', 'reset', 'truncate', 'malformed', 'replace']),
  latencyMs: z.optional(milliseconds),
  jitterMs: z.optional(milliseconds),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** Text is sent as is, anything else as JSON. */
  body: z.optional(z.unknown()),
  seed: z.optional(z.int()),
});

export type Fault = z.output<typeof fault>;
export type FaultKind = Fault['kind'];

/** Whether a fault matches this call. */
export function matchesFault({ path, method }: Fault, request: { method: string; path: string }) {
  if (method !== undefined && method.toUpperCase() !== request.method) return false;
  return path.endsWith('*') ? request.path.startsWith(path.slice(0, -1)) : request.path === path;
}
