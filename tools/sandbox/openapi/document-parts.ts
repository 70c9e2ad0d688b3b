import { recordExamples } from '../src/testing/record-examples';

export { contract } from '@lobby/api-client/contract';
export { openApiDocument } from '../src/pages/openapi/document';

/** Recorded at module load, because examples cannot import their modules after the runner has closed. */
export const examples = await recordExamples();
