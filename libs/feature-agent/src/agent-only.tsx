import { PATHS } from '@lobby/core';
import { useScreenHandle } from '@lobby/feature-kit';
import { accessDenied, memberInfoQuery, useViewer } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * A screen whose requirement is also checked with the account type that the platform answers: the type of the stored
 * session can be edited. Whoever does not meet it goes Home; the platform refuses the calls meanwhile.
 */
export function agentOnly(Screen: ComponentType): ComponentType {
  return function AgentOnly() {
    const viewer = useViewer();
    const { needs } = useScreenHandle();
    const { data: info } = useQuery(memberInfoQuery);
    const session = viewer.session && info ? { ...viewer.session, type: info.type } : null;
    const denied = session !== null && accessDenied(needs, { ...viewer, session }) !== null;
    return denied ? <Navigate to={PATHS.home} replace /> : <Screen />;
  };
}
