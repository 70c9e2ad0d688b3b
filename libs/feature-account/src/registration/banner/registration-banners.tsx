import type { BannerSlide } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { openExternalLink, usePictures } from '@lobby/feature-kit';
import { Banner } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bannerAddress } from './banner-address';
import { registrationBannersQuery } from './registration-banners.query';
import styles from './registration-banners.module.css';

/** What is on for new members, below the form; nothing where there is nothing (D1 §7, group `m_reg`). */
export function RegistrationBanners() {
  const { t } = useTranslation('account-register');
  const picture = usePictures();
  const navigate = useNavigate();
  const { data: banners = [] } = useQuery(registrationBannersQuery(useLanguage()));
  if (banners.length === 0) return null;
  const openerOf = ({ target }: BannerSlide) => {
    const leads = bannerAddress(target);
    if (leads.kind === 'inside') return () => void navigate(leads.path);
    return leads.kind === 'outside' ? () => openExternalLink(leads.href) : undefined;
  };
  return (
    <div className={styles.banners}>
      <Banner
        slides={banners.map((banner) => ({
          id: banner.id,
          title: banner.title,
          text: banner.caption,
          picture: picture(banner.picture),
          onOpen: openerOf(banner),
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
