import { english, screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requiredText } from '../field-errors/field-schemas';
import { AppForm } from '../form/app-form';
import { useAppForm } from '../form/use-app-form';
import { RadioField } from './radio-field';

const OPTIONS = [
  { value: 'small', label: 'Small', disabled: true },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];

function Form() {
  const form = useAppForm({
    key: 'size',
    schema: z.object({ size: requiredText('choiceRequired') }),
    defaults: { size: '' },
    send: async () => undefined,
    onDone: () => undefined,
  });
  return (
    <AppForm form={form} submit="Send" busyLabel="Sending">
      <RadioField field={form.control('size')} label="Size" options={OPTIONS} />
    </AppForm>
  );
}

const { open, press, choose } = screensOf([screenAt('/m/size', Form)]);

const problem = english('forms:problem.choiceRequired');
const sizes = (description?: string) =>
  screen.findByRole('radiogroup', { name: 'Size', ...(description && { description }) });

test('a form without a choice says so, and its first enabled option takes the focus', async () => {
  await open('/m/size');
  await sizes();
  expect(screen.getByText('Size')).toBeTruthy();
  press('Send');
  const group = await sizes(problem);
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Medium' }));
  choose('Large');
  await waitFor(() => expect(group.getAttribute('aria-describedby')).toBeNull());
});
