import type { AnnouncementBoard } from '@lobby/api-client';
import { BannerSkeleton, optionalLazy } from '@lobby/ui-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';

const BannerSlides = optionalLazy(() => import('./banner-slides'));

export interface BannerBoardProps {
  board: UseQueryResult<AnnouncementBoard>;
  /** Half as high, for a page whose list is to begin in its first view. */
  compact?: boolean;
}

/** Banners of a board: a skeleton until they are there, the brand's own slide where there is none (D2 §2). */
export function BannerBoard({ board, compact = false }: BannerBoardProps) {
  const skeleton = <BannerSkeleton compact={compact} />;
  if (board.isPending) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <BannerSlides board={board} compact={compact} />
    </Suspense>
  );
}
