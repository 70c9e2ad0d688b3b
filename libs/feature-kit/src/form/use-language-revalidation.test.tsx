import aurora from '@lobby/brand-aurora';
import { changeLanguage, startI18n } from '@lobby/i18n';
import { TextField } from '@lobby/ui-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm, type Resolver } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLanguageRevalidation } from './use-language-revalidation';

interface Values {
  name: string;
  email: string;
}

const REQUIRED = { type: 'custom', message: 'forms:problem.required' };

const check = vi.fn<Resolver<Values>>((values) =>
  values.name === '' || values.email === ''
    ? {
        values: {},
        errors: {
          ...(values.name === '' ? { name: REQUIRED } : {}),
          ...(values.email === '' ? { email: REQUIRED } : {}),
        },
      }
    : { values, errors: {} },
);

function Form() {
  const form = useForm<Values>({ defaultValues: { name: '', email: '' }, resolver: check });
  const { errors } = form.formState;
  useLanguageRevalidation(form);
  const refuse = () => form.setError('name', { type: 'server', message: 'in the old language' });
  return (
    <form noValidate onSubmit={form.handleSubmit(() => undefined)}>
      <TextField {...form.register('name')} label="Name" />
      <TextField {...form.register('email')} label="E-mail" />
      <output>{JSON.stringify(errors.name && [errors.name.type, errors.name.message])}</output>
      <button type="button" onClick={refuse}>
        Refuse
      </button>
      <button type="button" onClick={() => void form.trigger('name')}>
        Check
      </button>
    </form>
  );
}

beforeEach(async () => {
  await startI18n(aurora, []);
  await changeLanguage('VI');
  check.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const switchTo = (language: 'EN' | 'PT' | 'VI') => act(() => changeLanguage(language));
/** Type and message of the name's error, as JSON. */
const shownError = () => screen.getByRole('status').textContent;

describe('messages after a change of language (D1 §1, §4)', () => {
  it('are checked again 200 ms after the last change, and once', async () => {
    render(<Form />);
    await press('Check');
    check.mockClear();
    await switchTo('EN');
    await pass(199);
    await switchTo('PT');
    await pass(199);
    expect(check).not.toHaveBeenCalled();
    await pass(1);
    expect(check).toHaveBeenCalledTimes(1);
    expect(shownError()).toBe('["custom","forms:problem.required"]');
  });

  it('are not checked if none was shown', async () => {
    render(<Form />);
    await switchTo('EN');
    await pass(200);
    expect(check).not.toHaveBeenCalled();
    expect(shownError()).toBe('');
  });

  it('of the platform stay, without the text in the old language', async () => {
    render(<Form />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'player01' } });
    await press('Refuse');
    expect(shownError()).toBe('["server","in the old language"]');
    await switchTo('EN');
    await pass(200);
    expect(shownError()).toBe('["server",null]');
  });

  it('leave what is typed, the focus and the caret alone', async () => {
    render(<Form />);
    await press('Check');
    const email = screen.getByLabelText('E-mail');
    if (!(email instanceof HTMLInputElement)) throw new Error('no input');
    fireEvent.change(email, { target: { value: 'mai@example' } });
    email.focus();
    email.setSelectionRange(3, 5);
    await switchTo('EN');
    await pass(200);
    expect(document.activeElement).toBe(email);
    expect([email.value, email.selectionStart, email.selectionEnd]).toEqual(['mai@example', 3, 5]);
  });

  it('are not checked after unmount', async () => {
    const { unmount } = render(<Form />);
    await press('Check');
    check.mockClear();
    await switchTo('EN');
    unmount();
    await pass(200);
    expect(check).not.toHaveBeenCalled();
  });
});
