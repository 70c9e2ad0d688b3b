import type { AnnouncementBoard } from '@lobby/api-client';
import { BannerSkeleton, optionalLazy } from '@lobby/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';

const BannerSlides = optionalLazy(() => import('./banner-slides'));

export interface BannerBoardProps {
  board: UseQueryResult<AnnouncementBoard>;
  /** Half the height, for pages whose list begins in the first view. */
  compact?: boolean;
}

/** Banners of a board: a skeleton while loading, the brand's slide if there are none (D2 §2). */
export function BannerBoard({ board, compact = false }: BannerBoardProps) {
  const skeleton = <BannerSkeleton compact={compact} />;
  if (board.isPending) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <BannerSlides board={board} compact={compact} />
    </Suspense>
  );
}
