import { api } from '@lobby/api-client';
import { screenAt, screensOf } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { memberRoutes } from '../routes';

/** Paths of the promotion requests. */
export const LIST = '/wps/relay/MCSFE_getListAnnouncements';
export const ONE = '/wps/relay/MCSFE_getPromotion';
export const APPLY = '/wps/relay/MCSFE_applyPromotion';
export const UPLOAD = '/wps/member/upload';
export const MARK = '/wps/relay/MCSFE_markAnnouncementAsRead';

/** Test tools for the promotion screens. */
export const tools = screensOf([
  ...memberRoutes,
  screenAt('/m/login', () => <p>Login</p>),
  screenAt('/m/elsewhere', () => <p>Elsewhere</p>),
]);

type Options = NonNullable<Parameters<typeof tools.open>[1]>;

/** Opens a promotion and waits for its key terms. */
export async function openPromotion(id: string, options: Options = { user: 'fresh01' }) {
  const view = await tools.open(`/m/activityDetail?id=${id}`, options);
  await screen.findByRole('heading', { name: 'At a glance' });
  await tools.settled();
  return view;
}

/** Texts of the key terms under a heading. */
export const facts = (question: string): string[] =>
  within(screen.getByRole('group', { name: question }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The member's applications on the platform. */
export const applications = async () => (await api.rewards.applications({})).list;

/** Waits until a status chip is shown. */
export const statusShown = (status: string) =>
  waitFor(() => expect(screen.getAllByText(status).length).toBeGreaterThan(0));
