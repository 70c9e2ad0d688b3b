import { english, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberRoutes } from '../../routes';

const {
  open,
  type,
  press,
  choose,
  field,
  fieldError,
  calls,
  fail,
  mend,
  sandbox,
  alertText,
  settled,
  findAndPress,
} = screensOf(memberRoutes);

const SEND = '/wps/feedback';
const TEXT = 'My deposit from this morning is still missing.';

const captchas = () => sandbox.control.captcha();
const typeCaptcha = () => type('Captcha', captchas()[0]?.answer ?? '');

async function fill() {
  await screen.findByLabelText('Description');
  await settled();
  screen.getByLabelText('Question type').click();
  await screen.findByRole('radio', { name: 'Deposit' });
  choose('Deposit');
  type('Description', TEXT);
  typeCaptcha();
}

async function openForm() {
  await open('/m/feedback', { user: 'player01' });
  await fill();
}

const sent = () => screen.findByText('Your feedback was sent');

/** Returns to the form and counts the sent feedback below it. */
async function listed(): Promise<number> {
  await findAndPress('Write another');
  await screen.findByRole('heading', { name: 'Your messages' });
  return screen.getAllByText(TEXT).length;
}

test('feedback whose response was lost is found in the list of sent feedback', async () => {
  await openForm();
  fail(`PUT ${SEND}`, { kind: 'drop-response' });
  press('Send');
  await sent();
  expect(calls(SEND, 'PUT')).toHaveLength(1);
  expect(await listed()).toBe(1);
});

test('feedback whose response was lost, as was that of the query, is queried before it is resent', async () => {
  await openForm();
  const before = captchas().length;
  fail(SEND, { kind: 'drop-response' });
  press('Send');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  await waitFor(() => expect(captchas()).toHaveLength(before + 1));
  expect(field('Captcha').value).toBe('');
  expect(fieldError('Captcha')).toBe('');
  mend();
  await settled();
  typeCaptcha();
  press('Send');
  await sent();
  expect(calls(SEND, 'PUT')).toHaveLength(1);
});

test('feedback that never arrived is sent once more, also with the words of an earlier one', async () => {
  await openForm();
  press('Send');
  await sent();
  press('Write another');
  await fill();
  fail(`PUT ${SEND}`, 'offline');
  press('Send');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  mend();
  await settled();
  typeCaptcha();
  press('Send');
  await sent();
  expect(await listed()).toBe(2);
});
