/** @typedef {ReturnType<typeof import('../words.mjs').words> & { area: string, path: string, method: string, module: string }} CallNames */

/** @param {string} method */
const bodyOf = (method) => (method === 'GET' || method === 'DELETE' ? 'query' : 'json');

/** @param {CallNames} names */
export const area = ({ module }) => `const call = callsOf({ module: '${module}' });`;

/** @param {CallNames} names @param {string} usual The module of the file's other calls. */
export const contractEntry = ({ camel, title, method, path, module }, usual) => `  ${camel}: call({
    ${method === 'GET' ? '' : `method: '${method}',`}
    path: '${path}',
    ${module === usual ? '' : `module: '${module}',`}
    auth: 'none',
    value: z.object({
      /** Rows of the list. */
      list: z.array(
        z.object({
          /** Identifier of the row. */
          id: wireId,
          /** Name to show. */
          name: wireText(200),
        }),
      ),
    }),
    docs: DOCUMENTED && { summary: '${title}' },
  }),`;

/** @param {CallNames} names */
export const call = ({ camel, area, title }) => `/** ${title}. */
export const ${camel} = bind(${area}.${camel});
`;

/** @param {CallNames} names */
export const handler = ({ camel, title }) =>
  `  ${camel}: () => ({ list: [{ id: '1', name: '${title}' }] }),`;

/** @param {CallNames} names */
export const handlerTest = ({ path, method, title }) => `import { expect, it } from 'vitest';
import { createSandbox } from '../index';

it('answers by the contract', async () => {
  const sandbox = createSandbox({ database: ':memory:' });
  const response = await sandbox.fetch(
    new Request('http://aurora.localhost${path}', {
      method: '${method}',${bodyOf(method) === 'json' ? "\n      body: '{}'," : ''}
      headers: { Merchant: 'aurora', Language: 'EN', 'content-type': 'application/json' },
    }),
  );
  expect(await response.json()).toMatchObject({
    success: true,
    value: { list: [{ id: '1', name: '${title}' }] },
  });
});
`;
