import { english } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, hearts, open, PATH, press, settled } from '../screen.setup';

// Alone in its file: another screen would load the labels.
test('a refresh that fails says so on the page that was opened first', async () => {
  await open('/m/liveStream', { toaster: true });
  await hearts();
  await settled();
  fail(PATH.hosts, 503);
  press('Refresh');
  expect(await screen.findByText(english('forms:refresh.failed'))).toBeTruthy();
});
