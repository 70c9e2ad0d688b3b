import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';

const call = callsOf({
  module: 'COMM3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §4', provenance: 'spec' },
});

/** Call for the system status, made by the first page. */
export const system = {
  status: call({
    path: '/wps/system/status',
    value: z.object({
      /** Notice to visitors while the platform is closed; empty otherwise. */
      info: wireText(4000),
      /** Country of the visitor. */
      location: wireText(),
      /** Whether the platform is closed for maintenance. */
      maintenance: z.boolean(),
      /** Whether it is closed to the visitor's region. */
      regionRestriction: z.boolean(),
    }),
    docs: DOCUMENTED && { summary: 'Whether the platform is open to this visitor' },
  }),
};
