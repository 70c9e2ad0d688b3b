import { PATHS } from '@lobby/core';
import { Headset, RowLink, Rows } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { MerchantText } from './merchant-text';

/** How to become an agent, and whom to contact (D1 §2). */
export function JoinUsScreen() {
  const { t } = useTranslation('member-pages');
  return (
    <MerchantText id="joinUs">
      <Rows>
        <RowLink label={t('texts.service')} icon={<Headset />} to={PATHS.service} />
      </Rows>
    </MerchantText>
  );
}

export const Component = JoinUsScreen;
