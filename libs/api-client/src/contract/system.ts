import * as z from 'zod/mini';
import { defineCall } from './call';
import { noInput, wireText } from './wire';

export const system = {
  status: defineCall({
    method: 'GET',
    path: '/wps/system/status',
    module: 'COMM3',
    auth: 'none',
    body: 'query',
    input: noInput,
    value: z.object({
      info: wireText(4000),
      location: wireText(),
      maintenance: z.boolean(),
      regionRestriction: z.boolean(),
    }),
    errors: [],
    provenance: 'spec',
    section: 'D1 §4',
    summary: 'Whether the platform is open to this visitor',
  }),
};
