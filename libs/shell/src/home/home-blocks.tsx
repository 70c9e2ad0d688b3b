import { homeBlocks, type HomeBlock } from '@lobby/core';
import {
  CategoryBlock,
  HomeRows,
  HotGamesBlock,
  MatchesRow,
  RecentBlock,
} from '@lobby/feature-games';
import { HostsRow } from '@lobby/feature-streams';
import { withLabels } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { optionalLazy } from '@lobby/ui-kit';
import type { ComponentType } from 'react';
import { BalanceBlock } from './balance-block';
import { BannerBlock } from './banner-block';
import styles from './home.module.css';
import { InstallSlot } from './install-slot';
import { DeferredBlock } from './deferred-block';
import { PromotionTip } from './promotion-tip';
import { TickerBlock } from './ticker-block';

const DownloadBar = optionalLazy(() =>
  withLabels(['shell-overlays'], () => import('../download/download-bar')),
);

/** Blocks by name. Those below the first view are wrapped in a `DeferredBlock`. */
const BLOCKS = {
  banner: BannerBlock,
  balance: BalanceBlock,
  ticker: TickerBlock,
  categories: CategoryBlock,
  recent: RecentBlock,
  hot: HotGamesBlock,
  tip: PromotionTip,
  install: InstallSlot,
  download: late('download', DownloadBar),
  hosts: late('hosts', HostsRow, 1),
  matches: late('matches', MatchesRow, 1),
  rows: late('rows', HomeRows, 3),
} satisfies Record<HomeBlock, ComponentType>;

function late(name: HomeBlock, Block: ComponentType, rows?: number) {
  return function LateBlock() {
    return (
      <DeferredBlock name={name} rows={rows}>
        <Block />
      </DeferredBlock>
    );
  };
}

/** Blocks of Home in the order of the brand (decision 73). */
export function HomeBlocks() {
  const order = homeBlocks(currentBrand().home);
  const overlaps = order.indexOf('balance') === order.indexOf('banner') + 1;
  return (
    <div className={overlaps ? undefined : styles.apart}>
      {order.map((name) => {
        const Block = BLOCKS[name];
        return <Block key={name} />;
      })}
    </div>
  );
}
