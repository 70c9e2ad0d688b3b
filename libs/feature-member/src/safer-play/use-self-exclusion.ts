import { api, ApiError, platformNow } from '@lobby/api-client';
import { PATHS, withoutBottomBar } from '@lobby/core';
import { requiredText, useAppForm } from '@lobby/feature-kit';
import { currentRules, currentViewer, endAllTabs, endUnused, noteExclusion } from '@lobby/session';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { exclusionEnd } from './breaks';

/** Page after a self-exclusion. */
const CLOSED = withoutBottomBar(PATHS.saferPlayClosed);

/** Whether the account is excluded, found by a login attempt: an excluded account is refused. */
async function isExcluded(userName: string, password: string): Promise<boolean> {
  try {
    const { token } = await api.access.login({ userName, password });
    endUnused(token);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'account.excluded') return true;
    throw error;
  }
}

/**
 * Form of a self-exclusion. On success the sessions of all tabs end and a page without links to games opens, unless
 * another account has logged in meanwhile.
 */
export function useSelfExclusion() {
  const navigate = useNavigate();
  /** User name of the account to exclude: its session may end before the response. */
  const excluded = useRef('');
  return useAppForm({
    key: 'self-exclusion',
    mode: 'onSubmit',
    schema: useMemo(
      () =>
        z.object({
          months: z.literal(currentRules().exclusionMonths),
          password: requiredText('passwordRequired'),
        }),
      [],
    ),
    defaults: { months: 6, password: '' },
    refusals: { 'password.old.wrong': 'password' },
    acrossSessions: true,
    send: ({ months, password }) => {
      excluded.current = currentViewer().session?.userName ?? '';
      return api.protection.selfExclude({ until: exclusionEnd(months, platformNow()), password });
    },
    settle: async ({ password }) =>
      (await isExcluded(excluded.current, password)) ? { answer: undefined } : undefined,
    emptied: () => 'password',
    onDone: (_answer, { months }) => {
      noteExclusion(exclusionEnd(months, platformNow()));
      const { session } = currentViewer();
      if (session && session.userName !== excluded.current) return;
      endAllTabs();
      void navigate(CLOSED, { replace: true });
    },
  });
}
