import { api, type BannerTarget } from '@lobby/api-client';
import { PATHS, type Language, type SafeAddress, MINUTE_MS } from '@lobby/core';
import { bannerTarget, useAddressOpener, usePictures } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { Banner } from '@lobby/ui-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './registration-banners.module.css';

/** Stale time, ms; banners change a few times a day. */
const FRESH_MS = 5 * MINUTE_MS;

/** Banners of group `m_reg` (D1 §7). */
const registrationBannersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['announcements', 'registration', language],
    queryFn: async ({ signal }) =>
      (await api.announcements.board('registration', { signal })).banners,
    staleTime: FRESH_MS,
  });

/** Returns the address of a banner; rejects a link to the registration screen itself. */
export function bannerAddress(target: BannerTarget | undefined): SafeAddress {
  const address = bannerTarget(target);
  return address.kind === 'inside' && address.path === PATHS.register
    ? { kind: 'refused' }
    : address;
}

/** Banners below the registration form (D1 §7, group `m_reg`). Renders nothing without banners. */
export function RegistrationBanners() {
  const { t } = useTranslation('account-register');
  const picture = usePictures();
  const openerOf = useAddressOpener();
  const { data: banners = [] } = useQuery(registrationBannersQuery(useLanguage()));
  if (banners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <Banner
        slides={banners.map((banner) => ({
          id: banner.id,
          title: banner.title,
          text: banner.caption,
          picture: picture(banner.picture, currentBrand().layout.banner),
          onOpen: openerOf(bannerAddress(banner.target)),
        }))}
        labels={{
          region: t('register.banners'),
          pause: t('register.bannersPause'),
          resume: t('register.bannersPlay'),
          slide: (number, total) => t('register.banner', { number, total }),
        }}
      />
    </div>
  );
}
