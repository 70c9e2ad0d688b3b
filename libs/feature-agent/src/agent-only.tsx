import { PATHS } from '@lobby/core';
import { useScreenHandle } from '@lobby/feature-kit';
import { accessDenied, memberInfoQuery, useViewer } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * Wraps a screen: also checks its access with the platform's account type, as the type in the stored session can be
 * edited. Redirects to Home if denied; until the type is loaded the platform refuses the requests.
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
