import { expect, test, vi } from 'vitest';

test('only the worker’s own script gets past Trusted Types, once a page', async () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL(url: string): string }) => rules,
  );
  vi.stubGlobal('trustedTypes', { createPolicy });
  const register = vi.fn(async () => ({}));
  // Test files share modules, and another one may have registered.
  vi.resetModules();
  const { registerWorker } = await import('./register');
  const container = { register } as unknown as ServiceWorkerContainer;
  await registerWorker(container);
  await registerWorker(container);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('lobby-worker');
  expect(() => rules?.createScriptURL('/other.js')).toThrow('/other.js');
  vi.unstubAllGlobals();
});
