import { useImageHosts } from '@lobby/session';

/** Addresses of a head icon: at each of the image hosts, or the full address that the platform gave. Empty without one. */
export function useIconAddresses(icon: string | null | undefined): readonly string[] {
  const hosts = useImageHosts();
  if (!icon) return [];
  return /^https?:/.test(icon) ? [icon] : hosts.map((host) => host + icon);
}
