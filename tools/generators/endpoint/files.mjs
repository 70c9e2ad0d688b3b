/** @typedef {ReturnType<typeof import('../words.mjs').words> & { area: string, path: string, method: string, module: string }} CallNames */

/** @param {string} method */
const bodyOf = (method) => (method === 'GET' || method === 'DELETE' ? 'query' : 'json');

/** @param {CallNames} names */
export const contractEntry = ({ camel, title, method, path, module }) => `  ${camel}: defineCall({
    method: '${method}',
    path: '${path}',
    module: '${module}',
    auth: 'none',
    body: '${bodyOf(method)}',
    input: z.object({}),
    value: z.object({ list: z.array(z.object({ id: wireId, name: wireText(200) })) }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: '${title}',
  }),`;

/** @param {CallNames} names */
export const mapping = ({
  pascal,
  camel,
  area,
  title,
}) => `import type { CallAnswer } from '../contract/call';
import type { ${area} } from '../contract/${area}';

/** One entry of "${title}" in our words. */
export interface ${pascal}Entry {
  id: string;
  name: string;
}

export function to${pascal}({ list }: CallAnswer<typeof ${area}.${camel}>): ${pascal}Entry[] {
  return list.map(({ id, name }) => ({ id, name }));
}
`;

/** @param {CallNames} names */
export const mappingTest = ({ pascal, kebab }) => `import { expect, it } from 'vitest';
import { to${pascal} } from './to-${kebab}';

it('says it in our words', () => {
  expect(to${pascal}({ list: [{ id: '7', name: 'Seven' }] })).toEqual([{ id: '7', name: 'Seven' }]);
});
`;

/** @param {CallNames} names */
export const call = ({ pascal, camel, area, title }) => `/** ${title}. */
export async function ${camel}(options?: SendOptions): Promise<${pascal}Entry[]> {
  return to${pascal}(await send(${area}.${camel}, {}, options));
}
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
