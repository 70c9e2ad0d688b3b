/** The one script that may become a service worker. */
const SCRIPT = '/sw.js';

interface ScriptRule {
  createScriptURL(url: string): string;
}

/** Trusted Types, required by the page's policy; missing in TypeScript's types. */
declare global {
  var trustedTypes: { createPolicy(name: string, rules: ScriptRule): ScriptRule } | undefined;
}

function onlyWorker(url: string): string {
  if (url !== SCRIPT) throw new TypeError(`${url} is not the service worker`);
  return url;
}

/** The worker's address as a trusted type: `lobby-worker` in `tools/vite/page-policy.ts`. */
function trustedScript(): string {
  const policy = globalThis.trustedTypes?.createPolicy('lobby-worker', {
    createScriptURL: onlyWorker,
  });
  return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Registers the service worker once per page. Rejects if the browser refuses, as in private windows. */
export function registerWorker(worker: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  registered ??= worker.register(trustedScript());
  return registered;
}
