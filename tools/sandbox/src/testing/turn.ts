import type { Sandbox } from '../app';

/** Calls a knob over the control API of `localhost`. */
export async function turn(sandbox: Sandbox, name: string, body: object) {
  const url = `http://localhost/__sandbox/knobs/${name}`;
  const response = await sandbox.fetch(
    new Request(url, { method: 'POST', body: JSON.stringify(body) }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
