import { PATHS } from '@lobby/core';
import { CategoryBlock, HotGamesBlock } from '@lobby/feature-games';
import { withLabels } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { SupportTab, VisuallyHidden, optionalLazy } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedBoard } from './announcements.query';
import { BalanceBlock } from './balance-block';
import { BannerBlock } from './banner-block';
import { HomeHeader } from './home-header';
import { LegalFooter } from './legal-footer';
import { PromotionTip } from './promotion-tip';
import { TickerBlock } from './ticker-block';
import styles from './home.module.css';
import { isComingBack } from '../install/install-offer';
import { useIdle } from './use-idle';

/** Load last: the first view does not need them. */
const RowsPlace = optionalLazy(() => import('./rows-place'));
const PopupBlock = optionalLazy(() => import('./popup-block'));
const InstallBlock = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('../install/install-block')),
);

/** Home: blocks of several features; each block fetches its own data (D1 §2). */
export function HomeScreen() {
  const { t } = useTranslation('shell');
  const board = useLoadedBoard();
  const settled = useIdle(board.data !== undefined);
  const quiet = useIdle(!board.isPending);
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
      <HotGamesBlock />
      <PromotionTip />
      {settled && isComingBack() && (
        <Suspense fallback={null}>
          <InstallBlock />
        </Suspense>
      )}
      <div className={styles.rows}>
        {quiet && (
          <Suspense fallback={null}>
            <RowsPlace />
          </Suspense>
        )}
      </div>
      <LegalFooter />
      {settled && (
        <Suspense fallback={null}>
          <PopupBlock />
        </Suspense>
      )}
      <SupportTab to={PATHS.service} label={t('home.support')} />
    </>
  );
}

export const Component = HomeScreen;
