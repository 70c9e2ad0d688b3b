import { type Call } from '@lobby/api-client/contract';
import { answerSchemas } from './answers';
import { CHAPTERS } from './chapters';
import { type Chapter, markdown } from './chapters/chapter';
import { overview } from './chapters/overview';
import { componentsOf } from './components';
import { operationOf } from './operation';
import type { DocumentSource, OpenApiDocument, Operation } from './types';

type Paths = Record<string, Record<string, Operation>>;

function pathsOf(source: DocumentSource): Paths {
  const paths: Paths = {};
  for (const [area, calls] of Object.entries(source.contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const operations = (paths[call.path] ??= {});
      const method = call.method.toLowerCase();
      const earlier = operations[method];
      if (earlier) {
        throw new Error(`${area}.${name} and ${earlier.operationId} have the same method and path`);
      }
      operations[method] = operationOf(area, name, call, source);
    }
  }
  return paths;
}

function tagOf(area: string): OpenApiDocument['tags'][number] {
  const chapters: Readonly<Record<string, Chapter>> = CHAPTERS;
  const chapter = chapters[area];
  if (chapter === undefined) return { name: area };
  return {
    name: area,
    description: markdown(chapter),
    ...(chapter.states && { 'x-states': chapter.states }),
  };
}

/**
 * Generates an OpenAPI 3.1 document of the contract: one operation per call, named `area.call`. @throws
 * {Error} If two calls share method and path.
 */
export function openApiDocument(source: DocumentSource): OpenApiDocument {
  const calls = Object.entries(source.contract).flatMap(([area, entries]) =>
    Object.entries(entries).map(([name, call]): [string, Call] => [`${area}.${name}`, call]),
  );
  const components = componentsOf(source);
  return {
    openapi: '3.1.0',
    info: { title: 'Platform API', version: source.version, description: overview },
    servers: [{ url: '/', description: 'The sandbox that serves this document' }],
    tags: Object.keys(source.contract).map(tagOf),
    paths: pathsOf(source),
    components: {
      ...components,
      schemas: { ...components.schemas, ...answerSchemas(calls, source) },
    },
  };
}
