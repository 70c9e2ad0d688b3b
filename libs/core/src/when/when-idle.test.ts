import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what waits for an idle page does not wait where a page is published', () => {
  const work = vi.fn();
  vi.stubGlobal('document', undefined);
  whenIdle(work);
  expect(work).toHaveBeenCalledOnce();
});
