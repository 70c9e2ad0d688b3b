/** @typedef {ReturnType<typeof import('../words.mjs').words> & { area: string, path: string, method: string, module: string }} CallNames */

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
