import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';

const call = callsOf({
  module: 'COMM3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §4', provenance: 'spec' },
});

export const system = {
  status: call({
    path: '/wps/system/status',
    value: z.object({
      info: wireText(4000),
      location: wireText(),
      maintenance: z.boolean(),
      regionRestriction: z.boolean(),
    }),
    docs: DOCUMENTED && { summary: 'Whether the platform is open to this visitor' },
  }),
};
