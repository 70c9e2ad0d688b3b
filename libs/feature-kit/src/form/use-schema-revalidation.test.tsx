import { TextField } from '@lobby/ui-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useSchemaRevalidation } from './use-schema-revalidation';

interface Values {
  code: string;
  name: string;
}

/** Refuses texts with more than `most` characters. */
const longest =
  (most: number): Resolver<Values> =>
  (values) => {
    const long = (['code', 'name'] as const).filter((field) => values[field].length > most);
    const errors = long.map((field) => [field, { type: 'too_big', message: `over ${most}` }]);
    return long.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) };
  };

/** Form whose rule is `most`; its button shows a refusal of the platform at the code. */
function Form({ most }: { most: number }) {
  const schema = useMemo(() => longest(most), [most]);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { code: '', name: '' },
    resolver: schema,
  });
  const { errors } = form.formState;
  useSchemaRevalidation(form, schema, true);
  return (
    <form>
      <TextField {...form.register('code')} label="Code" error={errors.code?.message} />
      <TextField {...form.register('name')} label="Name" error={errors.name?.message} />
      <button
        type="button"
        onClick={() => form.setError('code', { type: 'label', message: 'refused' })}
      >
        Refuse
      </button>
    </form>
  );
}

async function typeIn(label: string, value: string) {
  const field = screen.getByLabelText(label);
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
}

it('a rule that arrives late is applied to touched fields', async () => {
  const { rerender } = render(<Form most={9} />);
  await typeIn('Name', 'player');
  expect(screen.queryByText(/over/)).toBeNull();
  rerender(<Form most={4} />);
  expect(await screen.findAllByText('over 4')).toHaveLength(1);
});

it('a rule that arrives late keeps a refusal of the platform, until the field changes', async () => {
  const { rerender } = render(<Form most={9} />);
  await typeIn('Code', 'NOBODY');
  await typeIn('Name', 'player');
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('refused')).toBeTruthy();
  rerender(<Form most={5} />);
  expect(await screen.findAllByText('over 5')).toHaveLength(1);
  expect(screen.getByText('refused')).toBeTruthy();
  await typeIn('Code', 'AGENT');
  await waitFor(() => expect(screen.queryByText('refused')).toBeNull());
});
