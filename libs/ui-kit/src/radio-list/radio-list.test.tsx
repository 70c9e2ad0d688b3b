import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RadioList } from './radio-list';

const OPTIONS = [
  { value: 'none', label: 'No bonus' },
  { value: 'reload', label: 'Reload' },
];

const show = () => {
  const onChange = vi.fn();
  const onTapped = vi.fn();
  render(
    <RadioList
      label="Promotion"
      name="promotion"
      options={OPTIONS}
      value="none"
      onChange={onChange}
      onTapped={onTapped}
    />,
  );
  return { onChange, onTapped };
};

it.each([
  ['another row changes the choice and closes the picker', 'Reload', ['reload']],
  ['the chosen row closes the picker alone', 'No bonus', []],
] as const)('a tap on %s', (_name, label, changes) => {
  const { onChange, onTapped } = show();
  fireEvent.pointerDown(screen.getByRole('radiogroup'));
  fireEvent.click(screen.getByRole('radio', { name: label }));
  expect(onChange.mock.calls.flat()).toEqual(changes);
  expect(onTapped).toHaveBeenCalledTimes(1);
});

it('arrow keys change the choice and leave the picker open', () => {
  const { onChange, onTapped } = show();
  fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('radio', { name: 'Reload' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('reload');
  expect(onTapped).not.toHaveBeenCalled();
});
