import { hold, HOSTILE_IMAGES, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PROOF_ROUTE } from './upload.setup';

const {
  open,
  press,
  findAndPress,
  type,
  field,
  button,
  fieldError,
  fieldHint,
  addImage,
  fail,
  mend,
  settled,
  calls,
} = screensOf([PROOF_ROUTE]);

const UPLOAD = '/wps/member/upload';

const images = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

beforeEach(async () => {
  await open('/m/proof', { user: 'player01' });
  await waitFor(() => expect(fieldHint('Amount')).toContain('50.000'));
});

test('an amount is grouped while it is typed, and sent as a decimal string', async () => {
  type('Amount', '500000');
  expect(field('Amount').value).toBe('500.000');
  addImage('Proof');
  await waitFor(() => expect(images()).toEqual(['Image 1']));
  press('Send');
  expect(await screen.findByText('500000 with 1')).toBeTruthy();
});

test('an amount to choose fills the field', async () => {
  await findAndPress(/^100\.000/);
  expect(field('Amount').value).toBe('100.000');
  expect(button(/^100\.000/).getAttribute('aria-pressed')).toBe('true');
});

test('what is missing is said at its field, in the merchant’s money, with the focus on the first', async () => {
  type('Amount', '10');
  press('Send');
  await waitFor(() =>
    expect(fieldError('Amount')).toMatch(/^Enter an amount from 50\.000\s₫ to 1\.000\.000\s₫\.$/),
  );
  expect(fieldError('Proof')).toBe('Add an image.');
  expect(document.activeElement).toBe(field('Amount'));
});

test('an image that is no picture, or that did not arrive, is said at the field and not kept', async () => {
  for (const [, file] of HOSTILE_IMAGES) {
    addImage('Proof', file);
    await waitFor(() => expect(fieldError('Proof')).toContain('can’t be used'));
    await settled();
  }
  expect(calls(UPLOAD)).toEqual([]);
  fail(UPLOAD, 'offline');
  addImage('Proof');
  await waitFor(() => expect(fieldError('Proof')).toContain('No connection'));
  mend();
  addImage('Proof');
  await waitFor(() => expect(images()).toEqual(['Image 1']));
  expect(fieldError('Proof')).toBe('');
});

test('how much of an image is on its way is shown until it has arrived', async () => {
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const release = hold(UPLOAD);
  addImage('Proof');
  await screen.findByText(/^\d+%$/);
  expect(status()).toContain('Uploading');
  release();
  await waitFor(() => expect(images()).toEqual(['Image 1']));
  expect(screen.queryByText(/^\d+%$/)).toBeNull();
  expect(status()).not.toContain('Uploading');
});

test('no more than three are taken, and one can be taken away', async () => {
  for (const count of [1, 2, 3]) {
    addImage('Proof');
    await waitFor(() => expect(images()).toHaveLength(count));
  }
  expect(screen.queryByLabelText('Proof')).toBeNull();
  press('Remove image 2');
  expect(images()).toEqual(['Image 1', 'Image 2']);
  expect(field('Proof')).toBeTruthy();
});

test('a form that is sent while an image uploads waits for it, and sends it along', async () => {
  type('Amount', '500000');
  const release = hold(UPLOAD);
  addImage('Proof');
  await screen.findByText(/^\d+%$/);
  press('Send');
  press('Send');
  expect(fieldError('Proof')).toBe('');
  release();
  expect(await screen.findByText('500000 with 1')).toBeTruthy();
});

test('a form whose image does not arrive is not sent, and says so at the field', async () => {
  type('Amount', '500000');
  fail(UPLOAD, 'offline');
  const release = hold(UPLOAD);
  addImage('Proof');
  await screen.findByText(/^\d+%$/);
  press('Send');
  release();
  await waitFor(() => expect(fieldError('Proof')).toContain('No connection'));
  await waitFor(() => expect(document.activeElement).toBe(field('Proof')));
  expect(screen.queryByText(/ with /)).toBeNull();
});
