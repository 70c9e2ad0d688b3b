import type { BannerSlide, BannerTarget } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { usePictures } from '@lobby/session';
import { Banner, BannerSkeleton, FailedState } from '@lobby/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useHomeBoard } from './announcements.query';

/** The address of this site a banner leads to; foreign ones come with the dialog that names their host. */
function pathOf(target: BannerTarget | undefined): string | undefined {
  if (!target) return undefined;
  if (target.kind === 'promotion')
    return `${PATHS.promotions}Detail?${new URLSearchParams({ id: target.value })}`;
  return target.kind === 'link' && target.value.startsWith('/m/') ? target.value : undefined;
}

/** Pictures of what is on, of group `m_home` (D2 §2). */
export function BannerBlock() {
  const t = useLabels(['shell', 'common']);
  const picture = usePictures();
  const navigate = useNavigate();
  const { data, isPending, isError, refetch } = useHomeBoard();
  if (isPending) return <BannerSkeleton label={t('common:wait.loading')} />;
  if (isError) {
    return (
      <FailedState
        title={t('home.bannersFailed')}
        retryLabel={t('common:action.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  const toSlide = ({ id, title, caption, picture: base, target }: BannerSlide) => {
    const path = pathOf(target);
    return {
      id,
      title,
      text: caption,
      picture: picture(base),
      onOpen: path ? () => void navigate(path) : undefined,
    };
  };
  return (
    <Banner
      slides={data.banners.map(toSlide)}
      labels={{
        region: t('home.banners'),
        pause: t('home.pause'),
        play: t('home.resume'),
        slide: (number, total) => t('home.slide', { number, total }),
      }}
    />
  );
}
