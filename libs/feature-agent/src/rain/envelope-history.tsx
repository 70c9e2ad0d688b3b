import { RecordScreen } from '@lobby/feature-kit';
import { ENVELOPES } from './envelopes.kind';

/** Record of envelopes. */
export const EnvelopeHistory = () => <RecordScreen kind={ENVELOPES} />;
