import { type Call, contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../app';
import { EXAMPLES } from './examples';
import type { Example } from './examples/example';
import { requestOf, signedInAs } from './visitor';

const areas: Record<string, Record<string, Call>> = contract;
const examples: Record<string, Record<string, Example>> = EXAMPLES;

/** Response to the successful example of a call. */
export interface ExampleAnswer {
  /** `area.call` of the contract. */
  name: string;
  /** The envelope as JSON text. */
  text: string;
  /** Token of the caller; null for a guest. */
  token: string | null;
}

/** Response of a fresh sandbox to a call's example. Throws for an unknown call. */
export async function exampleAnswer(
  sandbox: Sandbox,
  { method, path }: Pick<Call, 'method' | 'path'>,
): Promise<ExampleAnswer> {
  for (const [area, calls] of Object.entries(areas)) {
    for (const [name, call] of Object.entries(calls)) {
      if (call.method !== method || call.path !== path) continue;
      const { input, user } = examples[area]?.[name] ?? {};
      sandbox.reset();
      const given = typeof input === 'function' ? await input(sandbox) : input;
      const token = user === undefined ? undefined : signedInAs(sandbox, user).token;
      const request = requestOf(`${area}.${name}`, given, { token });
      const text = await (await sandbox.fetch(request)).text();
      return { name: `${area}.${name}`, text, token: token ?? null };
    }
  }
  throw new Error(`the contract has no ${method} ${path}`);
}
