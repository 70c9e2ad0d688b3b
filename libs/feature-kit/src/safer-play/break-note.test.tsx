import { api } from '@lobby/api-client';
import { screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BreakNote } from './break-note';

const { open, settled } = screensOf([screenAt('/m/part', BreakNote)]);

test('a break that begins on the page is announced: its region is there before its text', async () => {
  await open('/m/part', { user: 'player01' });
  const region = await screen.findByRole('status');
  await settled();
  // Empty: the style sheet takes it out of the flow.
  expect(region.childNodes).toHaveLength(0);
  await api.protection.timeOut({ until: Date.now() + 2 * 86_400_000 });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(region.textContent).toMatch(/^You’re on a break until/));
});
