import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { VendorCard, VendorCards } from './vendor-card';

const show = (note?: string, icon: readonly string[] = ['/a.png', 'https://b/a.png']) =>
  render(
    <MemoryRouter>
      <VendorCards label="Providers">
        <VendorCard name="Ánh Sao" icon={icon} note={note} to="/m/slotsCenter" />
      </VendorCards>
    </MemoryRouter>,
  );

const image = () => document.querySelector('img');

it('tries each host for its mark, then draws the first letter; its name is said once', () => {
  show();
  expect(image()?.getAttribute('src')).toBe('/a.png');
  fireEvent.error(image()!);
  expect(image()?.getAttribute('src')).toBe('https://b/a.png');
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  expect(screen.getByText('Á')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ánh Sao' })).toBeTruthy();
});

it('without an address is drawn at once', () => {
  show(undefined, []);
  expect(screen.getByText('Á')).toBeTruthy();
});

it('that is closed says why and is no link', () => {
  show('Maintenance');
  expect(screen.getByRole('listitem').textContent).toBe('Ánh SaoMaintenance');
  expect(screen.queryByRole('link')).toBeNull();
});
