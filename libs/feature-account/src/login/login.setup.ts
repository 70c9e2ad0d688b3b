import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Brand } from '@lobby/core';
import { expect } from 'vitest';
import { accountLabels } from '../labels';
import { accountRoutes } from '../routes';

export type Sandbox = RenderedScreen['sandbox'];

interface LoginOptions {
  at?: string;
  brand?: Brand;
  /** Whitelabel values of the sandbox's aurora. */
  flags?: Record<string, boolean>;
  prepare?(sandbox: Sandbox): void;
}

/** The login screen, as a guest of aurora who reads English. */
export function openLogin({ at = '/m/login', brand, flags = {}, prepare }: LoginOptions = {}) {
  return renderScreen(accountRoutes, [accountLabels], {
    at,
    ...(brand ? { brand } : {}),
    prepare: (sandbox) => {
      sandbox.control.flags({ brand: 'aurora', flags });
      prepare?.(sandbox);
    },
  });
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

export async function logIn(userName: string, password = 'Play1234') {
  await screen.findByLabelText('User name');
  type('User name', userName);
  type('Password', password);
  press('Log in');
}

export const callsTo = (sandbox: Sandbox, path: string) =>
  sandbox.control.calls().filter((call) => call.path.endsWith(path));

export const logins = (sandbox: Sandbox) => callsTo(sandbox, '/session/login');

/** The form may be sent again. */
export const atRest = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBeNull(),
  );

/** What the field says is wrong with it. */
export const saidAt = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
};
