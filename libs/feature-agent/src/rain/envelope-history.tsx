import { api } from '@lobby/api-client';
import { RecordScreen, type RecordKind } from '@lobby/feature-kit';

type History = Awaited<ReturnType<typeof api.agent.rainHistory>>;

/** Record of the received envelopes, newest first. */
const ENVELOPES: RecordKind<History['list'][number], History['footer']> = {
  name: 'red-envelopes',
  title: 'earnings.envelopes',
  load: (input, options) => api.agent.rainHistory(input, options),
  key: ({ eventId }) => eventId,
  columns: [
    { label: 'field.time', format: 'time', place: 'title', value: ({ time }) => time },
    { label: 'field.amount', format: 'money', place: 'amount', value: ({ amount }) => amount },
    { label: 'earnings.event', format: 'text', place: 'file', value: ({ eventId }) => eventId },
  ],
  sums: [{ label: 'field.amount', format: 'money', value: ({ amount }) => amount }],
};

/** Record of the received envelopes, with its range, sums and files. */
export const EnvelopeHistory = () => <RecordScreen kind={ENVELOPES} />;
