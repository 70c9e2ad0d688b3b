import { contract, envelope, refusalValue, type Call } from '@lobby/api-client/contract';
import { FLAGS } from '@lobby/core';
import * as z from 'zod/mini';

/** A shape outside the calls, to be compared as one. */
const shape = (value: z.ZodMiniType) => ({
  ...contract.system.status,
  provenance: 'chosen' as const,
  value,
});

const codes = Object.values(FLAGS).map(({ code }) => [code, z.boolean()]);

/** Schemas that are compared with the documents, by name: every call, the envelope, a refusal's value, the flags. */
export const SUBJECTS: Readonly<Record<string, Call>> = {
  ...Object.fromEntries(
    Object.entries<Record<string, Call>>(contract).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, call]) => [`${area}.${name}`, call]),
    ),
  ),
  envelope: shape(envelope),
  refusal: shape(refusalValue),
  flags: shape(z.object(Object.fromEntries(codes))),
};
