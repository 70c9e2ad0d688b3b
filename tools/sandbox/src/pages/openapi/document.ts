import { components } from './components';
import { operationOf } from './operation';
import type { ContractTable, KnownExamples, OpenApiDocument, Operation } from './types';

type Paths = Record<string, Record<string, Operation>>;

function pathsOf(contract: ContractTable, examples: KnownExamples): Paths {
  const paths: Paths = {};
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const operations = (paths[call.path] ??= {});
      const method = call.method.toLowerCase();
      const earlier = operations[method];
      if (earlier) {
        throw new Error(`${area}.${name} and ${earlier.operationId} are the same method and path`);
      }
      operations[method] = operationOf(area, name, call, examples[`${area}.${name}`]);
    }
  }
  return paths;
}

/**
 * Generates an OpenAPI 3.1 document of the contract: one operation per call, named `area.call`. @throws
 * {Error} If two calls share method and path.
 */
export function openApiDocument(
  contract: ContractTable,
  examples: KnownExamples = {},
): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Platform API',
      version: '1.0.0',
      description: 'Generated from the contract that the client and the sandbox both import.',
    },
    servers: [{ url: '/', description: 'The sandbox that serves this document' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: pathsOf(contract, examples),
    components,
  };
}
