import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startPageFade } from './page-fade';

const routes = ['/', '/a', '/b'].map((path) => ({ path, element: null }));

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  delete document.documentElement.dataset['motion'];
});

/** A router with the fade, and a spy of its original `navigate`. */
function start() {
  stop();
  const router = createMemoryRouter(routes);
  const navigated = vi.spyOn(router, 'navigate');
  stop = startPageFade(router);
  return { router, navigated };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

test('every navigation asks for the fade', async () => {
  const { router, navigated } = start();
  await router.navigate('/a', { replace: true });
  expect(navigated).toHaveBeenCalledWith('/a', { viewTransition: true, replace: true });
});

test.each(['/?q=koi', '?type=hot', { search: '?type=hot' }, { pathname: '/', search: '?q=a' }])(
  'another tab or search of the page does not fade: %j',
  async (to) => {
    const { router, navigated } = start();
    await Reflect.apply(router.navigate, router, [to, { replace: true }]);
    expect(navigated).toHaveBeenCalledWith(to, { viewTransition: false, replace: true });
  },
);

test('after a step back a link opens again at once', async () => {
  const { router, navigated } = start();
  await router.navigate('/a');
  dispatchEvent(new Event('popstate'));
  await router.navigate('/a');
  expect(navigated).toHaveBeenCalledTimes(2);
});

test('a link asks for the fade, which passes the option as undefined', async () => {
  const { router, navigated } = start();
  const options = { replace: false, viewTransition: undefined };
  await Reflect.apply(router.navigate, router, ['/a', options]);
  expect(navigated).toHaveBeenCalledWith('/a', { replace: false, viewTransition: true });
});

test('a fade that is cut off by a redirect or the next page is no failure', async () => {
  const skipped = () => ({ ready: Promise.reject(new DOMException('skipped', 'AbortError')) });
  Object.assign(document, { startViewTransition: vi.fn(skipped) });
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  start();
  document.startViewTransition(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(unheard).not.toHaveBeenCalled();
});

test('nothing fades for whoever wants less motion', async () => {
  const { router, navigated } = start();
  document.documentElement.dataset['motion'] = 'less';
  await router.navigate('/a');
  expect(navigated).toHaveBeenCalledWith('/a', { viewTransition: false });
  dispatchEvent(new Event('popstate'));
  expect('noFade' in document.documentElement.dataset).toBe(true);
});

test('two taps on one link open it once; later, or elsewhere, it opens again', async () => {
  const { router, navigated } = start();
  await router.navigate('/a');
  await router.navigate('/a');
  expect(navigated).toHaveBeenCalledTimes(1);
  await router.navigate('/b');
  vi.advanceTimersByTime(500);
  await router.navigate('/b');
  expect(navigated).toHaveBeenCalledTimes(3);
});

test('a step in history is left as it is', async () => {
  const { router, navigated } = start();
  await router.navigate(-1);
  expect(navigated).toHaveBeenCalledWith(-1, {});
});

test('the fade takes 300 ms, and none where the page moved already (D1 §9)', () => {
  const styles = readFileSync(join(import.meta.dirname, 'page-fade.css'), 'utf8');
  expect(styles).toMatch(/view-transition-new\(root\) \{\s*animation-duration: 300ms;/);
  expect(styles).toMatch(/\[data-no-fade\][^}]*animation: none !important;/);
});

describe('a swipe back (D1 §2)', () => {
  const touch = (kind: 'touchstart' | 'touchend', clientX: number) => {
    const event = Object.assign(new Event(kind), { touches: [{ clientX }] });
    dispatchEvent(Object.assign(event, { changedTouches: [{ clientX }] }));
  };
  const swipe = (from: number, to: number) => {
    touch('touchstart', from);
    touch('touchend', to);
    dispatchEvent(new Event('popstate'));
  };
  const isFadeOff = () => 'noFade' in document.documentElement.dataset;
  /** Whether a click was suppressed. */
  const tap = () =>
    !document.body.dispatchEvent(new Event('click', { cancelable: true, bubbles: true }));

  // Past the swipe of the previous test.
  let elapsed = 0;
  beforeEach(() => {
    elapsed += 10_000;
    vi.advanceTimersByTime(elapsed);
    start();
  });

  test.each([
    ['of more than 100 px is not animated', 5, 106, true],
    ['of 100 px fades', 5, 105, false],
    ['that begins in the middle of the page is none', 150, 350, false],
    ['the other way is none', 20, -200, false],
  ])('%s', (_name, from, to, still) => {
    swipe(from, to);
    expect(isFadeOff()).toBe(still);
  });

  test('makes taps mean nothing for 500 ms', () => {
    swipe(5, 200);
    vi.advanceTimersByTime(499);
    expect(tap()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(tap()).toBe(false);
  });

  test('does not still the next page that is opened by a tap', async () => {
    const { router } = start();
    swipe(5, 200);
    await router.navigate('/a');
    expect(isFadeOff()).toBe(false);
  });
});
