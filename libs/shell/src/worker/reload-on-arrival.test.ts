import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { reloadOnArrival } from './reload-on-arrival';

/** Home with a pending reload; returns the number of reloads, and the query client whose mutations block it. */
function outdatedPage() {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const queries = new QueryClient();
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: ['/m/home'],
  });
  reloadOnArrival(router, queries);
  return { reload, queries, go: (path: string) => router.navigate(path), router };
}

test('an outdated page loads anew as one arrives at a list or Home, not at a form', async () => {
  const { reload, go, router } = outdatedPage();
  await router.revalidate();
  await go('/m/home?tab=2');
  await go('/m/voucherCenter');
  expect(reload).not.toHaveBeenCalled();
  await go('/m/home');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an outdated page that sends something loads anew at a later arrival', async () => {
  const { reload, queries, go } = outdatedPage();
  let answer = (): void => undefined;
  const sent = queries
    .getMutationCache()
    .build(queries, { mutationFn: () => new Promise<void>((resolve) => (answer = resolve)) })
    .execute(undefined);
  await go('/m/allGame');
  expect(reload).not.toHaveBeenCalled();
  answer();
  await sent;
  await go('/m/home');
  expect(reload).toHaveBeenCalledTimes(1);
});
