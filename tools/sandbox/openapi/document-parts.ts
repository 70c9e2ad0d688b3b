import { recordExamples } from '../src/testing/record-examples';

export { contract } from '@lobby/api-client/contract';
export { openApiDocument } from '../src/pages/openapi/document';

/** Recorded while the module loads: later, when its runner is closed, examples could not load their modules. */
export const examples = await recordExamples();
