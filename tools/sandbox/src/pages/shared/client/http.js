// @ts-check

/** Failed call of a sandbox page: refused or unanswered. */
export class CallError extends Error {}

/**
 * Message of a refusal, from `error`.
 * @param {string} text
 */
function reasonOf(text) {
  try {
    const { error } = /** @type {{ error?: unknown }} */ (JSON.parse(text));
    return typeof error === 'string' ? error : text;
  } catch {
    return text;
  }
}

/** @param {Response} response */
async function textOf(response) {
  const text = await response.text();
  if (response.ok) return text;
  throw new CallError(
    `${reasonOf(text).slice(0, 300) || response.statusText} (${response.status})`,
  );
}

/**
 * Calls the sandbox's JSON interface.
 * @param {'GET' | 'POST' | 'PUT'} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<unknown>} the parsed response, undefined if empty
 * @throws {CallError}
 */
export async function callJson(method, path, body) {
  const sent = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', ...sent },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError('The sandbox did not answer. Is it running?');
  });
  const text = await textOf(response);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    throw new CallError('The sandbox answered something that is not JSON.');
  }
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
