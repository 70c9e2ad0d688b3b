import { usePictures } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { isPictureAddress, Picture } from '@lobby/ui-kit';

/** The address of a picture if its host is allowed, otherwise undefined (decision 23). */
export function useAllowedPicture(picture: string | undefined): string | undefined {
  const hosts = useImageHosts();
  return picture !== undefined && isPictureAddress(picture, hosts) ? picture : undefined;
}

interface AnnouncementPictureProps {
  picture: string | undefined;
  className?: string | undefined;
}

/** Picture of an announcement; nothing without one, or with one of a host that is not allowed. */
export function AnnouncementPicture({ picture, className }: AnnouncementPictureProps) {
  const pictures = usePictures();
  const allowed = useAllowedPicture(picture);
  if (allowed === undefined) return null;
  return (
    <div className={className}>
      <Picture {...pictures(allowed, 'popup')} alt="" turn="early" />
    </div>
  );
}
