import type { SafeAddress } from '@lobby/core';
import { useNavigate } from 'react-router-dom';
import { openExternalLink } from './external-link';

/**
 * Returns a function that creates the press handler of a checked address: opens a screen of this site, or another site
 * after a confirmation (decision 23); undefined for any other address.
 */
export function useAddressOpener(): (address: SafeAddress) => (() => void) | undefined {
  const navigate = useNavigate();
  return (address) => {
    if (address.kind === 'inside') return () => void navigate(address.path);
    return address.kind === 'outside' ? () => openExternalLink(address.href) : undefined;
  };
}
