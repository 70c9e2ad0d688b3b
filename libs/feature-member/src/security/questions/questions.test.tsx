import { english, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberRoutes } from '../../routes';

const tools = screensOf(memberRoutes);
const { open, press, choose, type, field, fieldError, statusText } = tools;
const { calls, fail, mend, address, alertText } = tools;

const CALL = '/wps/member/customerSecurityQuestions';
const PAGE = '/m/securityCenter/questions?returnTo=%2Fm%2FsecurityCenter';

const TEACHER = 'What was the name of your first teacher at school?';
const MOTHER = 'In which town was your mother born?';
const PET = 'What was the name of your first pet?';
const FRIEND = 'What was the first name of your best friend as a child?';
const STREET = 'On which street did you live as a child?';
const EMPLOYER = 'What was the name of your first employer?';

async function openForm(user: string) {
  await open(PAGE, { user, toaster: true });
  await screen.findByLabelText('Question 1');
}

/** Selects and answers three questions. */
async function fill(questions: readonly string[], answers: readonly string[]) {
  for (const [place, question] of questions.entries()) {
    field(`Question ${place + 1}`).click();
    await screen.findByRole('radio', { name: question });
    choose(question);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    type(`Answer ${place + 1}`, answers[place] ?? '');
  }
}

function answerPresent(...[teacher = '', pet = '', street = '']: string[]) {
  type(TEACHER, teacher);
  type(PET, pet);
  type(STREET, street);
}

const send = () => press('Save questions');

const saved = async () => {
  await waitFor(() => expect(address()).toBe('/m/securityCenter'));
  expect(statusText()).toContain('Security questions saved');
};

describe('the first security questions', () => {
  it('are saved with the payment password', async () => {
    await openForm('vip01');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    type('Payment password', '135790');
    send();
    send();
    await saved();
    expect(calls(CALL, 'PUT')).toHaveLength(1);
  });

  it('need no payment password where none is set', async () => {
    await openForm('fresh01');
    expect(screen.queryByLabelText('Payment password')).toBeNull();
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    send();
    await saved();
  });

  it('are three different ones', async () => {
    await openForm('fresh01');
    await fill([MOTHER], ['Huế']);
    field('Question 2').click();
    await screen.findByRole('radio', { name: TEACHER });
    expect(screen.queryByRole('radio', { name: MOTHER })).toBeNull();
  });

  it('say at each field what is missing', async () => {
    await openForm('vip01');
    type('Answer 2', ' \u0301 ');
    send();
    await waitFor(() =>
      expect(fieldError('Question 1')).toBe(english('forms:problem.choiceRequired')),
    );
    expect(document.activeElement).toBe(field('Question 1'));
    for (const number of [1, 2, 3])
      expect(fieldError(`Answer ${number}`)).toBe(english('forms:problem.required'));
    expect(fieldError('Payment password')).toBe(english('forms:problem.paymentRequired'));
    expect(calls(CALL, 'PUT')).toEqual([]);
  });

  it('say at the payment password that it is wrong, and keep everything', async () => {
    await openForm('vip01');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    type('Payment password', '000000');
    send();
    await waitFor(() => expect(fieldError('Payment password')).toContain('Tries left: 4.'));
    expect(field('Answer 3').value).toBe('Sao Mai');
    expect(field('Question 1').value).toBe(MOTHER);
  });

  it('whose response is lost are queried', async () => {
    await openForm('fresh01');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    fail(`PUT ${CALL}`, { kind: 'drop-response' });
    send();
    await saved();
    expect(calls(CALL, 'PUT')).toHaveLength(1);
  });
});

describe('other security questions', () => {
  it('are proved by the present answers', async () => {
    await openForm('player01');
    answerPresent('hoa', 'Mimi', 'Lotus');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    send();
    await saved();
    expect(calls(CALL, 'POST')).toHaveLength(1);
  });

  it('say how many tries are left where an answer is wrong', async () => {
    await openForm('player01');
    answerPresent('Hoa', 'Mimi', 'Rose');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    send();
    await waitFor(() => expect(fieldError(TEACHER)).toContain('Tries left: 4.'));
    expect(field(STREET).value).toBe('Rose');
  });

  it('whose response is lost are queried, and no answer is called wrong', async () => {
    await openForm('player01');
    answerPresent('Hoa', 'Mimi', 'Lotus');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    fail(`POST ${CALL}`, { kind: 'drop-response' });
    send();
    await saved();
    expect(calls(CALL, 'POST')).toHaveLength(1);
  });

  it('with other answers to the same questions are asked for too', async () => {
    await openForm('player01');
    answerPresent('Hoa', 'Mimi', 'Lotus');
    await fill([TEACHER, PET, STREET], ['Huế', 'Tuấn', 'Sao Mai']);
    fail(`POST ${CALL}`, { kind: 'drop-response' });
    send();
    expect(await alertText()).toBe(english('forms:form.inDoubt'));
    mend();
    send();
    await saved();
  });

  it('that did not arrive are reported, and may be resent', async () => {
    await openForm('player01');
    answerPresent('Hoa', 'Mimi', 'Lotus');
    await fill([MOTHER, FRIEND, EMPLOYER], ['Huế', 'Tuấn', 'Sao Mai']);
    fail(`POST ${CALL}`, 502);
    send();
    expect(await alertText()).not.toBe('');
    mend();
    send();
    await saved();
  });
});
