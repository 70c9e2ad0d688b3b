import { type Call, contract } from '@lobby/api-client/contract';
import type { Sandbox } from '../app';
import { EXAMPLES } from '../pipeline/examples';
import type { Example } from '../pipeline/examples/example';
import { requestOf, signedInAs } from './visitor';

const areas: Record<string, Record<string, Call>> = contract;
const examples: Record<string, Record<string, Example>> = EXAMPLES;

/** What a call answers to the example that succeeds. */
export interface ExampleAnswer {
  /** `area.call` of the contract. */
  name: string;
  /** The envelope as it travels. */
  text: string;
  /** Of whoever asked; nothing of a guest. */
  token: string | null;
}

/** The true answer to a call's example, asked of a fresh sandbox. Throws where there is no such call. */
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
