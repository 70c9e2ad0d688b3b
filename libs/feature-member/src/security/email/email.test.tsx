import { english, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberRoutes } from '../../routes';

const { open, press, type, field, fieldError, alertText, statusText, calls, fail, mend, address } =
  screensOf(memberRoutes);

const CALL = '/wps/member/info/email';
const PAGE = '/m/securityCenter/email?returnTo=%2Fm%2FsecurityCenter';

async function openForm(user = 'fresh01') {
  await open(PAGE, { user, toaster: true });
  await screen.findByLabelText('E-mail');
}

const saved = async () => {
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
  expect(statusText()).toContain('E-mail saved');
};

it('is set, and shown masked', async () => {
  await openForm();
  type('E-mail', ' new@player.example ');
  press('Save e-mail');
  press('Save e-mail');
  await saved();
  expect(calls(CALL)).toHaveLength(1);
  expect(await screen.findByText('n**@player.example')).toBeTruthy();
});

it('is changed, and says which one is replaced', async () => {
  await openForm('player01');
  expect(screen.getByText(/^Your e-mail address is p\*+@player\.example\./)).toBeTruthy();
});

it.each([
  ['', english('forms:problem.emailRequired')],
  ['mai@example', english('forms:problem.emailFormat')],
  ['mai example@x.vn', english('forms:problem.emailFormat')],
  [`${'a'.repeat(65)}@x.vn`, english('forms:problem.emailFormat')],
])('%j is answered at the field and kept', async (typed, problem) => {
  await openForm();
  type('E-mail', typed);
  press('Save e-mail');
  await waitFor(() => expect(fieldError('E-mail')).toBe(problem));
  expect(field('E-mail').value).toBe(typed);
  expect(calls(CALL)).toEqual([]);
});

it('that the platform refuses is shown at the field', async () => {
  await openForm();
  type('E-mail', 'new@player.example');
  fail(CALL, { refusal: 'field.invalid', details: { fields: { email: 'This one is closed.' } } });
  press('Save e-mail');
  await waitFor(() => expect(fieldError('E-mail')).not.toBe(''));
});

it('whose response is lost is queried', async () => {
  await openForm();
  type('E-mail', 'new@player.example');
  fail(CALL, { kind: 'drop-response' });
  press('Save e-mail');
  await saved();
  expect(calls(CALL)).toHaveLength(1);
});

it('that never arrived is not reported as saved, however like the present one it looks', async () => {
  await openForm('player01');
  type('E-mail', 'paul@player.example');
  fail(CALL, 'offline');
  press('Save e-mail');
  expect(await alertText()).toBe(english('forms:form.inDoubt'));
  expect(address()).toBe(PAGE);
  mend();
  press('Save e-mail');
  await saved();
  expect(calls(CALL)).toHaveLength(1);
});

it('is kept while one looks elsewhere', async () => {
  await openForm();
  type('E-mail', 'new@player.example');
  await open(PAGE, { user: 'fresh01', reload: true });
  await screen.findByLabelText('E-mail');
  expect(field('E-mail').value).toBe('new@player.example');
});
