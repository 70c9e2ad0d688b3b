import { homeBlocks, type HomeBlock } from '@lobby/core';
import {
  CategoryBlock,
  HomeRows,
  HotGamesBlock,
  MatchesRow,
  RecentBlock,
} from '@lobby/feature-games';
import { HostsRow } from '@lobby/feature-streams';
import { currentBrand } from '@lobby/session';
import type { ComponentType } from 'react';
import { BalanceBlock } from './balance-block';
import { BannerBlock } from './banner-block';
import { DownloadPlace } from './download-place';
import styles from './home.module.css';
import { InstallPlace } from './install-place';
import { LatePlace } from './late-place';
import { PromotionTip } from './promotion-tip';
import { TickerBlock } from './ticker-block';

/** Every block by its name. Those below the first view stand in a `LatePlace`. */
const BLOCKS = {
  banner: BannerBlock,
  balance: BalanceBlock,
  ticker: TickerBlock,
  categories: CategoryBlock,
  recent: RecentBlock,
  hot: HotGamesBlock,
  tip: PromotionTip,
  download: DownloadPlace,
  install: InstallPlace,
  hosts: late('hosts', HostsRow),
  matches: late('matches', MatchesRow),
  rows: late('rows', HomeRows),
} satisfies Record<HomeBlock, ComponentType>;

function late(name: HomeBlock, Block: ComponentType) {
  return function LateBlock() {
    return (
      <LatePlace name={name}>
        <Block />
      </LatePlace>
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
