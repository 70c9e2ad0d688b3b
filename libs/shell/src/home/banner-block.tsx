import { useLabels } from '@lobby/i18n';
import { BannerSkeleton, lazyPart } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useHomeBoard } from './announcements.query';

const BannerSlides = lazyPart(() => import('./banner-slides'));

/** Pictures of what is on, of group `m_home` (D2 §2). */
export function BannerBlock() {
  const t = useLabels('common');
  const skeleton = <BannerSkeleton label={t('wait.loading')} />;
  if (useHomeBoard().isPending) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <BannerSlides />
    </Suspense>
  );
}
