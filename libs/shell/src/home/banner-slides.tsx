import type { BannerSlide } from '@lobby/api-client';
import type { SafeAddress } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { bannerTarget, openExternalLink, usePictures } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Banner, BannerFailed, BannerSkeleton } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHomeBoard } from './announcements.query';

/** Default slide if there are no banners: the brand's picture and tagline. */
function useBrandSlide(): BannerSlide {
  const { code, name, tagline } = currentBrand();
  const language = useLanguage();
  const picture = `/cdn/backdrop/${code}`;
  return { id: code, title: name, caption: tagline[language], picture, target: undefined };
}

/** The banner, its skeleton or its failed state; in a chunk of its own. */
export default function BannerSlides() {
  const { t } = useTranslation(['shell', 'common']);
  const picture = usePictures();
  const navigate = useNavigate();
  const brandSlide = useBrandSlide();
  const { data, isPending, isLoadingError, isFetching, refetch } = useHomeBoard();
  if (isPending) return <BannerSkeleton />;
  if (isLoadingError) {
    return (
      <BannerFailed
        text={t('home.bannersFailed')}
        picture={picture(brandSlide.picture, currentBrand().layout.banner)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const openerOf = (address: SafeAddress) => {
    if (address.kind === 'inside') return () => void navigate(address.path);
    return address.kind === 'outside' ? () => openExternalLink(address.href) : undefined;
  };
  const toSlide = ({ id, title, caption, picture: base, target }: BannerSlide) => {
    const address = bannerTarget(target);
    return {
      id,
      title,
      text: caption,
      picture: picture(base || brandSlide.picture, currentBrand().layout.banner),
      onOpen: openerOf(address),
      leadsTo: address.kind === 'inside' ? address.path : undefined,
    };
  };
  const slides = data.banners.length > 0 ? data.banners : [brandSlide];
  return (
    <Banner
      slides={slides.map(toSlide)}
      labels={{
        region: t('home.banners'),
        slide: (number, total) => t('home.slide', { number, total }),
      }}
    />
  );
}
