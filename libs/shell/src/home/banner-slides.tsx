import type { BannerSlide } from '@lobby/api-client';
import type { SafeAddress } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { bannerTarget, openExternalLink, usePictures } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Banner, BannerSkeleton, FailedState } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHomeBoard } from './announcements.query';

/** What stands in the banner's place when nothing is on: the brand itself. */
function useBrandSlide(): BannerSlide {
  const { code, name, tagline } = currentBrand();
  const language = useLanguage();
  const picture = `/cdn/backdrop/${code}`;
  return { id: code, title: name, caption: tagline[language], picture, target: undefined };
}

/** The slides, or why there are none. Comes with the board. */
export default function BannerSlides() {
  const { t } = useTranslation(['shell', 'common']);
  const picture = usePictures();
  const navigate = useNavigate();
  const brandSlide = useBrandSlide();
  const { data, isPending, isError, refetch } = useHomeBoard();
  if (isPending) return <BannerSkeleton />;
  if (isError) {
    return <FailedState title={t('home.bannersFailed')} onRetry={() => void refetch()} />;
  }
  const openerOf = (leads: SafeAddress) => {
    if (leads.kind === 'inside') return () => void navigate(leads.path);
    return leads.kind === 'outside' ? () => openExternalLink(leads.href) : undefined;
  };
  const toSlide = ({ id, title, caption, picture: base, target }: BannerSlide) => {
    return {
      id,
      title,
      text: caption,
      picture: picture(base),
      onOpen: openerOf(bannerTarget(target)),
    };
  };
  const shown = data.banners.length > 0 ? data.banners : [brandSlide];
  return (
    <Banner
      slides={shown.map(toSlide)}
      labels={{
        region: t('home.banners'),
        slide: (number, total) => t('home.slide', { number, total }),
      }}
    />
  );
}
