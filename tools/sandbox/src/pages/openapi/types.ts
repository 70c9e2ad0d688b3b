import type { Call, Roles } from '@lobby/api-client/contract';
import type { JsonSchema } from './json-schema';

/** Calls by area and name, as exported by the contract. */
export type ContractTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Example input by field. */
export type ExampleInput = Readonly<Record<string, unknown>>;

/** Working inputs by `area.call`, with the calling account. */
export type KnownExamples = Readonly<Record<string, { input: ExampleInput; user?: string }>>;

/** A type alias, because an interface is not assignable to JSON Schema. */
export type Reference = { $ref: `#/components/${string}` };

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

interface Media {
  schema: JsonSchema | Reference;
  example?: unknown;
}

export interface RequestBody {
  required: boolean;
  description?: string;
  content: Record<string, Media>;
  /** Schema of the body before encryption. */
  'x-plain-body'?: JsonSchema;
}

export interface Answer {
  description: string;
  content: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: (Parameter | Reference)[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
  'x-section': string;
  'x-provenance': Call['provenance'];
  'x-module': string;
  'x-roles'?: Roles;
  /** Flag that enables the call. */
  'x-flag'?: string;
  'x-money'?: true;
  /** Account that the example is called as; absent is a guest. */
  'x-example-user'?: string;
  /** Documented errors with their HTTP status. */
  'x-errors': { code: string; status: number }[];
}

/** The parts of OpenAPI 3.1 used here. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<
      string,
      { type: 'apiKey'; in: 'header'; name: string; description: string }
    >;
  };
}
