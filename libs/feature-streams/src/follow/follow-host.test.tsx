import { createQueryClient } from '@lobby/feature-kit';
import { hold } from '@lobby/testing';
import { toast } from '@lobby/ui-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calls, goTo, hearts, open, PATH, settled } from '../screen.setup';

const SENT = '/wps/relay/CBS_focus';

/** Label of the first heart in a state. */
async function firstWith(state: 'true' | 'false'): Promise<string> {
  const heart = (await hearts()).find((one) => one.getAttribute('aria-pressed') === state);
  return heart?.getAttribute('aria-label') ?? '';
}

const heart = (label: string) => screen.getAllByRole('button', { name: label })[0] ?? document.body;
const pressed = (label: string) => heart(label).getAttribute('aria-pressed');

test('a subscription that ends takes none off that is on its way', async () => {
  const queries = createQueryClient();
  await open('/m/liveStream', { user: 'player01', queries });
  await hearts();
  await settled();
  const [ended, made] = [await firstWith('true'), await firstWith('false')];
  const release = hold(PATH.subscribe);
  fireEvent.click(heart(made));
  fireEvent.click(heart(ended));
  await waitFor(() => expect(calls(SENT, 'DELETE')).toHaveLength(1));
  await waitFor(() => expect(queries.isMutating()).toBe(1));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect([pressed(ended), pressed(made)]).toEqual(['false', 'true']);
  const asked = calls(PATH.subscribed).length;
  release();
  await waitFor(() => expect(calls(PATH.subscribed).length).toBeGreaterThan(asked));
  await settled();
  expect([pressed(ended), pressed(made)]).toEqual(['false', 'true']);
});

test('a subscription made before the others have loaded is kept although the page is left', async () => {
  const told = vi.spyOn(toast, 'error');
  const release = hold(PATH.subscribed);
  await open('/m/liveStream', { user: 'fresh01' });
  const label = await firstWith('false');
  fireEvent.click(heart(label));
  await goTo('/m/none');
  release();
  await waitFor(() => expect(calls(SENT, 'POST')).toHaveLength(1));
  await settled();
  expect(told).not.toHaveBeenCalled();
});
