import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ImageField } from './image-field';

const onAdd = vi.fn<(image: File) => void>();

interface FieldProps {
  keys: readonly string[];
  most?: number;
  busy?: boolean;
}

function Field({ keys: first, most = 3, busy = false }: FieldProps) {
  const [keys, setKeys] = useState(first);
  return (
    <ImageField
      label="Proof"
      addLabel="Add"
      busyLabel={busy ? 'Uploading' : undefined}
      images={keys.map((key) => ({
        key,
        src: `/${key}.webp`,
        alt: key,
        removeLabel: `Remove ${key}`,
      }))}
      full={keys.length >= most}
      onAdd={(image) => {
        onAdd(image);
        setKeys([...keys, 'new']);
      }}
      onRemove={(key) => setKeys(keys.filter((one) => one !== key))}
    />
  );
}

const input = () => screen.getByLabelText('Proof');
const button = (key: string) => screen.getByRole('button', { name: `Remove ${key}` });

function remove(key: string) {
  act(() => button(key).focus());
  fireEvent.click(button(key));
}

function choose() {
  act(() => input().focus());
  fireEvent.change(input(), { target: { files: [new File(['x'], 'x.png')] } });
}

test('an image that is removed leaves the focus to the one that takes its place, or to the field', () => {
  render(<Field keys={['a', 'b', 'c']} />);
  remove('b');
  expect(document.activeElement).toBe(button('c'));
  remove('c');
  expect(document.activeElement).toBe(input());
});

test('the only image leaves the focus to the field that comes for it, and the field to its image', () => {
  render(<Field keys={['a']} most={1} />);
  remove('a');
  expect(document.activeElement).toBe(input());
  choose();
  expect(document.activeElement).toBe(button('new'));
});

test('the words on the field are part of its name', () => {
  render(<Field keys={[]} />);
  expect(screen.getByLabelText('Add Proof')).toBe(input());
});

test('a field that uploads keeps the focus, and takes no image', () => {
  const { rerender } = render(<Field keys={[]} />);
  act(() => input().focus());
  rerender(<Field keys={[]} busy />);
  expect(document.activeElement).toBe(input());
  expect(input().matches(':disabled')).toBe(false);
  expect(input().getAttribute('aria-disabled')).toBe('true');
  expect(fireEvent.click(input())).toBe(false);
  onAdd.mockClear();
  choose();
  expect(onAdd).not.toHaveBeenCalled();
});
