import type { Call, Roles } from '@lobby/api-client/contract';
import type { States } from './chapters/chapter';
import type { Descriptions } from './describe';
import type { JsonSchema } from './json-schema';

/** Calls by area and name, as exported by the contract. */
export type ContractTable = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** Example input by field. */
export type ExampleInput = Readonly<Record<string, unknown>>;

/** A recorded call. */
export interface ExampleCall {
  input: ExampleInput;
  /** Calling account; absent for a guest. */
  user?: string;
  /** Whether the input refers to prepared records, so that it cannot be sent unchanged. */
  prepared?: true;
  /** Response envelope. */
  answer?: unknown;
}

/** Parts of a document. */
export interface DocumentSource {
  contract: ContractTable;
  version: string;
  /** Descriptions of properties, by place. */
  texts: Descriptions;
  /** Meanings of error codes. */
  errors: Readonly<Record<string, string>>;
  /** Examples by `area.call`. */
  examples: Readonly<Record<string, ExampleCall>>;
}

/** Reference to a component. A type alias, because an interface is not assignable to JSON Schema. */
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
  responses: Record<string, Answer | Reference>;
  'x-section': string;
  'x-provenance': Call['provenance'];
  'x-module': string;
  'x-roles'?: Roles;
  /** Flag that enables the call. */
  'x-flag'?: string;
  'x-money'?: true;
  /** Calling account of the example; absent for a guest. */
  'x-example-user'?: string;
  'x-example-prepared'?: true;
  /** Documented errors with their HTTP status. */
  'x-errors': { code: string; status: number }[];
}

/** The parts of OpenAPI 3.1 used here. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description?: string; 'x-states'?: Readonly<Record<string, States>> }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
    securitySchemes: Record<
      string,
      { type: 'apiKey'; in: 'header'; name: string; description: string }
    >;
  };
}
