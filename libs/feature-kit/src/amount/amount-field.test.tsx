import { settingsQuery } from '@lobby/session';
import { english, hold, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../query-client/query-client';
import { PROOF_ROUTE } from '../upload/upload.setup';

const { open, type } = screensOf([PROOF_ROUTE]);

const SETTINGS = '/wps/system/settings/consolidated';

const field = () => screen.findByLabelText(english('forms:amount.label'));

test('an amount waits for its currency, until the settings came or failed, and stays open', async () => {
  const queries = createQueryClient();
  await open('/m/proof', { user: 'player01', queries, answers: { [SETTINGS]: 502 } });
  const amount = await field();
  expect(amount).toHaveProperty('readOnly', true);
  await waitFor(() => expect(amount).toHaveProperty('readOnly', false));
  type(english('forms:amount.label'), '100000');
  hold(SETTINGS);
  void queries.refetchQueries(settingsQuery);
  // A query's result is rendered in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(queries.getQueryState(settingsQuery.queryKey)?.status).toBe('pending');
  expect(amount).toHaveProperty('readOnly', false);
});
