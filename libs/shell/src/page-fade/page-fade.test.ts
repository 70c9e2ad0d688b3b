import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { startPageFade } from './page-fade';

const routes = ['/', '/a', '/b'].map((path) => ({ path, element: null }));

function faded() {
  const router = createMemoryRouter(routes);
  const sent = vi.spyOn(router, 'navigate');
  startPageFade(router);
  return { router, sent };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

test('every navigation asks for the fade', async () => {
  const { router, sent } = faded();
  await router.navigate('/a', { replace: true });
  expect(sent).toHaveBeenCalledWith('/a', { viewTransition: true, replace: true });
});

test('two taps on one link open it once; later, or elsewhere, it opens again', async () => {
  const { router, sent } = faded();
  await router.navigate('/a');
  await router.navigate('/a');
  expect(sent).toHaveBeenCalledTimes(1);
  await router.navigate('/b');
  vi.advanceTimersByTime(500);
  await router.navigate('/b');
  expect(sent).toHaveBeenCalledTimes(3);
});

test('a step in history is left as it is', async () => {
  const { router, sent } = faded();
  await router.navigate(-1);
  expect(sent).toHaveBeenCalledWith(-1, {});
});
