import { useImageHosts } from '@lobby/session';

/** URLs of a head icon: one for each image host, or the platform's full URL. Empty without an icon. */
export function useIconAddresses(icon: string | null | undefined): readonly string[] {
  const hosts = useImageHosts();
  if (!icon) return [];
  return /^https?:/.test(icon) ? [icon] : hosts.map((host) => host + icon);
}
