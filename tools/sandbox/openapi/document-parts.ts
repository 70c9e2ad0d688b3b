import { recordExamples } from '../src/testing/record-examples';

export { contract } from '@lobby/api-client/contract';
export { openApiDocument } from '../src/pages/openapi/document';

/** Recorded while the module loads: its runner is closed afterwards, and examples load further modules. */
export const examples = await recordExamples();
