import { HOSTILE_IMAGES } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import jade from '@lobby/brand-jade';
import { describe, expect, it, test, vi } from 'vitest';
import { withdrawTools } from '../withdraw.setup';

const tools = withdrawTools();
const { open, press, choose, type, field, fieldError, addImage, calls, fail, mend } = tools;
const { enter, sandbox, alertText, statusText } = tools;

const IDENTITY = '/wps/member/identity';
const UPLOAD = '/wps/member/upload';
const FORM = { user: 'fresh01' };

async function openIdentity(options: Parameters<typeof open>[1] = FORM) {
  await open('/m/withdraw/identity', options);
  await screen.findByLabelText('Full name');
}

/** Fills in Aurora's form: an ID card with two images, and a selfie. */
async function fill() {
  type('Full name', 'Trần Vivian');
  type('Document number', '079190001234');
  type('Date of birth', '1990-05-17');
  addImage('Images of the document');
  await screen.findByRole('img', { name: 'Image 1' });
  addImage('Images of the document');
  await screen.findByRole('img', { name: 'Image 2' });
  addImage('Image of your face');
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Image 1' })).toHaveLength(2));
}

const sent = () => calls(IDENTITY, 'PUT');

describe('documents', () => {
  it('are sent once by a double tap, and then looked at', async () => {
    await openIdentity();
    await fill();
    press('Send documents');
    press('Send documents');
    await screen.findByRole('heading', { name: 'Being checked' });
    expect(sent()).toHaveLength(1);
    expect(sandbox.control.knobs.identities({ brand: 'aurora' })).toMatchObject([
      { user: 'fresh01', kind: 'ID_CARD', realName: 'Trần Vivian' },
    ]);
    expect(screen.queryByRole('button', { name: 'Send documents' })).toBeNull();
  });

  it('whose response is lost are queried, not resent', async () => {
    await openIdentity();
    await fill();
    fail(`PUT ${IDENTITY}`, { kind: 'drop-response' });
    press('Send documents');
    await screen.findByRole('heading', { name: 'Being checked' });
    expect(sent()).toHaveLength(1);
  });

  it('are looked at even if the check then does not load', async () => {
    await openIdentity();
    await fill();
    fail(`GET ${IDENTITY}`, 503);
    press('Send documents');
    await screen.findByRole('heading', { name: 'Being checked' });
    expect(screen.queryByRole('button', { name: 'Send documents' })).toBeNull();
  });

  it('whose name and birthday were typed keep them, and never the number', async () => {
    await openIdentity();
    type('Full name', 'Trần Vivian');
    type('Document number', '079190001234');
    type('Date of birth', '1990-05-17');
    await openIdentity({ ...FORM, reload: true });
    expect(field('Full name').value).toBe('Trần Vivian');
    expect(field('Date of birth').value).toBe('1990-05-17');
    expect(field('Document number').value).toBe('');
  });

  it('that are missing are named at their fields, and nothing is sent', async () => {
    await openIdentity();
    press('Send documents');
    await waitFor(() => expect(fieldError('Full name')).toBe('This field is required.'));
    expect(fieldError('Document number')).toBe('This field is required.');
    expect(fieldError('Date of birth')).toBe('This field is required.');
    expect(fieldError('Images of the document')).toContain('Number of images: 2');
    expect(fieldError('Image of your face')).toContain('Number of images: 1');
    expect(sent()).toEqual([]);
  });

  test.each([
    ['Full name', '1234', 'Use 2 to 100 letters.'],
    ['Full name', '<b>x</b>', 'Use 2 to 100 letters.'],
    ['Document number', '12-34', 'Use 6 to 20 letters and digits.'],
    ['Date of birth', '2020-01-01', 'Enter a date at least 18 years ago.'],
  ])('with %s %j are refused beside the field, and the text stays', async (label, typed, why) => {
    await openIdentity();
    await fill();
    type(label, typed);
    press('Send documents');
    await waitFor(() => expect(fieldError(label)).toBe(why));
    expect(field(label).value).toBe(typed);
    expect(sent()).toEqual([]);
  });

  test.each([
    'Nguyễn Thị Ánh',
    '王小明',
    'สมชาย ใจดี',
    "D'Angelo-Öz",
    'Seán O’Brien',
    '山田　太郎',
    '阿卜杜·热合曼',
  ])('of %s are taken', async (name) => {
    await openIdentity();
    await fill();
    type('Full name', name);
    press('Send documents');
    expect(await screen.findByRole('heading', { name: 'Being checked' })).toBeTruthy();
  });

  it('of a person who turns 18 by the brand’s clock may be sent', async () => {
    // Eight in the evening by UTC: the next day by Aurora's clock.
    const now = Date.UTC(2030, 10, 20, 20);
    const shiftMs = now - Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    await openIdentity({ ...FORM, prepare: ({ control }) => void control.clock({ shiftMs }) });
    await waitFor(() => expect(field('Date of birth').max).toBe('2012-11-21'));
    await fill();
    type('Date of birth', '2012-11-21');
    press('Send documents');
    expect(await screen.findByRole('heading', { name: 'Being checked' })).toBeTruthy();
  });

  it('of a passport need one image', async () => {
    await openIdentity();
    choose('Passport');
    expect(tools.fieldHint('Images of the document')).toContain('Number of images: 1');
    addImage('Images of the document');
    await screen.findByRole('img', { name: 'Image 1' });
    expect(screen.queryByLabelText('Images of the document')).toBeNull();
  });

  it('that the platform refuses are named at their field', async () => {
    await openIdentity();
    await fill();
    fail(`PUT ${IDENTITY}`, {
      refusal: 'field.invalid',
      details: { fields: { documentNumber: 'This number is taken.' } },
    });
    press('Send documents');
    await waitFor(() => expect(fieldError('Document number')).toBe('This number is taken.'));
    expect(field('Full name').value).toBe('Trần Vivian');
    mend();
    press('Send documents');
    await screen.findByRole('heading', { name: 'Being checked' });
  });

  test.each(HOSTILE_IMAGES)(
    'that are %s are shown beside the field, not sent',
    async (_what, file) => {
      await openIdentity();
      type('Full name', 'Trần Vivian');
      addImage('Images of the document', file);
      await waitFor(() => expect(fieldError('Images of the document')).toContain('can’t be used'));
      expect(calls(UPLOAD)).toEqual([]);
      expect(field('Full name').value).toBe('Trần Vivian');
    },
  );

  it('that cannot be uploaded are shown beside the field', async () => {
    await openIdentity();
    fail(UPLOAD, 503);
    addImage('Images of the document');
    await waitFor(() => expect(fieldError('Images of the document')).not.toBe(''));
    expect(sent()).toEqual([]);
  });
});

describe('the decision', () => {
  it('of a rejection gives its reason, and the documents may be sent again', async () => {
    const user = enter('identityRejected');
    await openIdentity({ user, reload: true });
    expect(screen.getByRole('heading', { name: 'Not accepted' })).toBeTruthy();
    expect(statusText()).toContain('We couldn’t read the images');
    expect(screen.getByRole('button', { name: 'Send documents' })).toBeTruthy();
  });

  it('of an approval is shown, and leads back', async () => {
    const user = enter('identitySent');
    await open('/m/withdraw/identity', { user, reload: true });
    await screen.findByRole('heading', { name: 'Being checked' });
    sandbox.control.knobs.identity({ brand: 'aurora', user, decision: 'approve' });
    await open('/m/withdraw/identity', { user, reload: true });
    await screen.findByRole('heading', { name: 'Verified' });
    const back = screen.getByRole('link', { name: 'Back to withdrawal' });
    expect(back.getAttribute('href')).toBe('/m/withdraw');
  });

  it('is shown on the withdrawal too, where one is asked for', async () => {
    const user = enter('identity');
    await open('/m/withdraw', { user, reload: true });
    const row = await screen.findByRole('link', { name: /^Identity verification/ });
    expect(row.textContent).toContain('Documents needed');
  });

  it('comes before any withdrawal where the brand asks for it', async () => {
    await open('/m/withdraw/identity', { user: 'fresh01', brand: jade });
    await screen.findByRole('heading', { name: 'Documents needed' });
    expect(screen.queryByLabelText('Image of your face')).toBeNull();
    expect(screen.getByText('You have to be at least 21.')).toBeTruthy();
  });

  it('that cannot be loaded says so', async () => {
    await open('/m/withdraw/identity', { ...FORM, answers: { [IDENTITY]: 503 } });
    expect(await alertText()).toBeTruthy();
    mend();
    press('Try again');
    await screen.findByLabelText('Full name');
  });
});
