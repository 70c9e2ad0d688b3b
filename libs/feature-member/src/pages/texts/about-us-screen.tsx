import { PATHS } from '@lobby/core';
import { Download, Headset, Info, RowLink, Rows, Trophy, UserPlus } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { MerchantText } from './merchant-text';

/** Links to other pages about the brand. */
const MORE = [
  { label: 'sponsors.title', icon: <Trophy />, to: PATHS.sponsors },
  { label: 'joinUs.title', icon: <UserPlus />, to: PATHS.joinUs },
  { label: 'agreement.title', icon: <Info />, to: PATHS.userAgreement },
  { label: 'download.title', icon: <Download />, to: PATHS.download },
  { label: 'texts.service', icon: <Headset />, to: PATHS.service },
] as const;

/** About the brand, with links to its other pages (D1 §2). */
export function AboutUsScreen() {
  const { t } = useTranslation('member-pages');
  return (
    <MerchantText id="aboutUs">
      <Rows label={t('texts.more')}>
        {MORE.map(({ label, icon, to }) => (
          <RowLink key={to} label={t(label)} icon={icon} to={to} />
        ))}
      </Rows>
    </MerchantText>
  );
}

export const Component = AboutUsScreen;
