import { PATHS } from '@lobby/core';
import { CategoryBlock, HotGamesBlock } from '@lobby/feature-games';
import { useLabels } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { SupportTab, VisuallyHidden } from '@lobby/ui-kit';
import { BalanceBlock } from './balance-block';
import { BannerBlock } from './banner-block';
import { HomeHeader } from './home-header';
import { LegalFooter } from './legal-footer';
import { PopupBlock } from './popup-block';
import { PromotionTip } from './promotion-tip';
import { TickerBlock } from './ticker-block';

/** Home: blocks of several features, each fetching for itself (D1 §2). */
export function HomeScreen() {
  const t = useLabels('shell');
  return (
    <>
      <VisuallyHidden>
        <h1>{currentBrand().name}</h1>
      </VisuallyHidden>
      <HomeHeader />
      <BannerBlock />
      <BalanceBlock />
      <TickerBlock />
      <CategoryBlock />
      <PromotionTip />
      <HotGamesBlock />
      <LegalFooter />
      <PopupBlock />
      <SupportTab to={PATHS.service} label={t('home.support')} />
    </>
  );
}

export const Component = HomeScreen;
