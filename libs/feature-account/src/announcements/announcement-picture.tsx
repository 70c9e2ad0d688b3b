import { usePictures } from '@lobby/feature-kit';
import { useImageHosts } from '@lobby/session';
import { isPictureAddress, Picture, type PictureSource } from '@lobby/ui-kit';

/** Finds the picture of an announcement; undefined without one, or with one of a host that is not allowed (decision 23). */
export function useAnnouncementPictures() {
  const pictures = usePictures();
  const hosts = useImageHosts();
  return (address: string | undefined): PictureSource | undefined =>
    address !== undefined && isPictureAddress(address, hosts)
      ? pictures(address, 'popup')
      : undefined;
}

interface AnnouncementPictureProps {
  picture: string | undefined;
  className?: string | undefined;
}

/** Picture of an announcement, if it has one. */
export function AnnouncementPicture({ picture, className }: AnnouncementPictureProps) {
  const found = useAnnouncementPictures()(picture);
  if (!found) return null;
  return (
    <div className={className}>
      <Picture {...found} alt="" loading="eager" />
    </div>
  );
}
