import { BannerBoard } from '@lobby/feature-kit';
import { useHomeBoard } from './announcements.query';

/** Promotional banners of every group but the streams' (D2 §2). */
export function BannerBlock() {
  return <BannerBoard board={useHomeBoard()} />;
}
