import type { BannerSlide } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { Banner, BannerFailed } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { bannerTarget } from '../navigation/banner-target';
import { useAddressOpener } from '../navigation/use-address-opener';
import { usePictures } from '../pictures/picture';
import type { BannerBoardProps } from './banner-board';

/** Default slide if there are no banners: the brand's picture and tagline. */
function useBrandSlide(): BannerSlide {
  const { code, name, tagline } = currentBrand();
  const language = useLanguage();
  const picture = `/cdn/backdrop/${code}`;
  return { id: code, title: name, caption: tagline[language], picture, target: undefined };
}

/** The banner or its failed state; a separate chunk. */
export default function BannerSlides({ board, compact }: BannerBoardProps) {
  const { t } = useTranslation('common');
  const picture = usePictures();
  const openerOf = useAddressOpener();
  const brandSlide = useBrandSlide();
  const { data, isFetching, refetch } = board;
  if (!data) {
    return (
      <BannerFailed
        text={t('banners.failed')}
        picture={picture(brandSlide.picture, currentBrand().layout.banner)}
        onRetry={() => void refetch()}
        busy={isFetching}
        compact={compact}
      />
    );
  }
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
      compact={compact}
      labels={{
        region: t('banners.region'),
        slide: (number, total) => t('banners.slide', { number, total }),
      }}
    />
  );
}
