import type { OpenApiDocument } from '../../openapi/types';

interface Caller {
  merchant: string;
  encryptionKey(merchant: string): string | undefined;
  token(user: string | undefined): Promise<string | undefined>;
}

/** Copy of the document for display and trying out. */
export function readable(document: OpenApiDocument, merchant: string): OpenApiDocument;

/** `fetch` that sends requests as the given caller. */
export function sender(
  document: OpenApiDocument,
  caller: Caller,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch;
