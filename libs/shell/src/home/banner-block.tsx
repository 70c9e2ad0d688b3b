import { BannerSkeleton, optionalLazy } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useHomeBoard } from './announcements.query';

const BannerSlides = optionalLazy(() => import('./banner-slides'));

/** Promotional banners of group `m_home` (D2 §2). */
export function BannerBlock() {
  const skeleton = <BannerSkeleton />;
  if (useHomeBoard().isPending) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <BannerSlides />
    </Suspense>
  );
}
