import { settingsQuery } from '@lobby/session';
import { english, hold, screensOf } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

test('Backspace behind a separator puts the caret before it, so that the next one removes a digit', async () => {
  await open('/m/proof', { user: 'player01' });
  const amount = await screen.findByLabelText<HTMLInputElement>(english('forms:amount.label'));
  await waitFor(() => expect(amount.readOnly).toBe(false));
  type(english('forms:amount.label'), '1234567');
  const erase = (from: number) => {
    const value = amount.value.slice(0, from - 1) + amount.value.slice(from);
    const target = { value, selectionStart: from - 1, selectionEnd: from - 1 };
    fireEvent.input(amount, { target, inputType: 'deleteContentBackward' });
  };
  erase(6);
  expect([amount.value, amount.selectionStart]).toEqual(['1.234.567', 5]);
  erase(5);
  expect([amount.value, amount.selectionStart]).toEqual(['123.567', 3]);
});
