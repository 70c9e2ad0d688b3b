import { promptLogin } from '@lobby/session';
import { screenAt, screensOf } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from './frame';

const { open, press, address } = screensOf([screenAt('/m/page', Frame)]);

test('the login modal opens over the current page (D1 §4)', async () => {
  await open('/m/page');
  await screen.findByRole('main');
  expect(document.body.classList.contains('login-open')).toBe(false);
  act(promptLogin);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelectorAll('a')).toHaveLength(2);
  expect([address(), document.body.classList.contains('login-open')]).toEqual(['/m/page', true]);
  press('Not now');
  await waitFor(() => expect(document.body.classList.contains('login-open')).toBe(false));
});
