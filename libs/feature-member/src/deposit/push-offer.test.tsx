import { readStored } from '@lobby/core';
import { english, pushDevice } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { orderOf, tools } from './deposit.setup';

const { press, calls, fail, alertText, settled } = tools;

const PUSH = '/wps/member/push';
const text = (key: string) => english(`member-deposit:push.${key}`);

let device: ReturnType<typeof pushDevice> | undefined;
afterEach(() => {
  device?.remove();
  device = undefined;
});

/** Opens an order that was just placed on this device. */
const ordered = async (phone: Parameters<typeof pushDevice>[0] = {}) => {
  device = pushDevice(phone);
  await orderOf('500000', { toaster: true });
  await settled();
  return device;
};

const offer = () => screen.queryByRole('region', { name: text('title') });

it('an order offers notifications, and the browser asks after the press alone', async () => {
  const { asked } = await ordered();
  expect(offer()).not.toBeNull();
  expect(asked).not.toHaveBeenCalled();
  press(text('on'));
  await waitFor(() => expect(offer()).toBeNull());
  expect([asked.mock.calls.length, calls(PUSH, 'PUT').length]).toEqual([1, 1]);
  expect(readStored('pushOffered')).toBe(true);
});

test.each([
  ['sent away', {}, 'later'],
  ['answered with no', { answer: 'denied' }, 'on'],
] as const)('%s, the offer does not come again', async (_, phone, button) => {
  await ordered(phone);
  press(text(button));
  await waitFor(() => expect(offer()).toBeNull());
  expect(calls(PUSH, 'PUT')).toHaveLength(0);
  await ordered();
  expect(offer()).toBeNull();
});

it('stays where the platform did not take it', async () => {
  await ordered();
  fail(`PUT ${PUSH}`, 503);
  press(text('on'));
  expect(await alertText()).toBeTruthy();
  expect(offer()).not.toBeNull();
  expect(readStored('pushOffered')).toBe(false);
});

test.each([
  ['in a tab of the browser', { installed: false }],
  ['where the browser forbids it', { permission: 'denied' }],
] as const)('is not there %s', async (_, phone) => {
  await ordered(phone);
  expect(offer()).toBeNull();
});
