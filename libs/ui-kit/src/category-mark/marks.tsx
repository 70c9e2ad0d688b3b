import type { ReactNode } from 'react';

/** Game categories that have a mark. */
export type MarkCategory =
  | 'RNG'
  | 'LIVE'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'COCKFIGHT';

/** Drawings in a box of 32 x 32, in the brand's icon colours; `fill` is the gradient of the first two. */
export const MARKS: Record<MarkCategory, (fill: string) => ReactNode> = {
  RNG: (fill) => (
    <>
      <rect x="2.5" y="6" width="24" height="21" rx="5" fill={fill} />
      <path
        d="M28.5 11.500v6.500a2 2 0 0 1-2 2"
        fill="none"
        stroke="var(--icon-c)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="28.5" cy="9" r="2.5" fill="var(--icon-c)" />
      <g fill="var(--on-art)">
        <rect x="5.5" y="10" width="5" height="13" rx="1.5" />
        <rect x="12" y="10" width="5" height="13" rx="1.5" />
        <rect x="18.5" y="10" width="5" height="13" rx="1.5" />
      </g>
      <g
        stroke="var(--icon-b)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      >
        <path d="M6.9 14.500h2.400l-1.4 4M13.3 14.500h2.400l-1.4 4M19.9 14.500h2.400l-1.4 4" />
      </g>
    </>
  ),
  LIVE: (fill) => (
    <>
      <circle cx="15" cy="16" r="12" fill={fill} />
      <g stroke="var(--on-art)" strokeWidth="3" opacity=".95">
        <path d="M15 4v4.500M15 23.500V28M3 16h4.500M22.5 16H27M6.5 7.500l3.2 3.200M20.3 21.300l3.2 3.200M6.5 24.500l3.2-3.200M20.3 10.700l3.2-3.2" />
      </g>
      <circle cx="15" cy="16" r="7" fill="var(--on-art)" />
      <path
        d="M15 11.600c1.3 1.8 3.6 2.7 3.6 4.8 0 1.7-1.9 2.2-2.9 1.1.1 1 .6 1.6 1.1 2.100h-3.600c.5-.5 1-1.1 1.1-2.1-1 1.1-2.9.6-2.9-1.1 0-2.1 2.3-3 3.6-4.800Z"
        fill="var(--icon-b)"
      />
      <circle cx="27" cy="7" r="3" fill="var(--icon-c)" />
    </>
  ),
  FISH: (fill) => (
    <>
      <path
        d="M2.5 17C6 9.5 12 7 17.5 8.500c3 .8 5.5 3 7 5.5 1.5-1.5 3-2.3 5-2.5-.9 3.2-.9 7.3 0 10.5-2-.2-3.5-1-5-2.5-1.5 2.5-4 4.7-7 5.500C12 26.5 6 24.5 2.5 17Z"
        fill={fill}
      />
      <path d="M13 8.300C14 5.5 17 4 20 4c-.6 2-.6 3.8.2 5.7" fill="var(--icon-c)" />
      <path
        d="M15.5 12c2.2 3.2 2.2 7 0 10"
        fill="none"
        stroke="var(--on-art)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <circle cx="9" cy="15" r="1.9" fill="var(--on-art)" />
    </>
  ),
  PVP: (fill) => (
    <>
      <rect
        x="4"
        y="6"
        width="14"
        height="20"
        rx="3"
        fill="var(--icon-c)"
        transform="rotate(-14 11 16)"
        opacity=".9"
      />
      <rect x="12" y="6" width="15" height="21" rx="3" fill={fill} transform="rotate(9 19 16)" />
      <path
        d="M19.6 10.500c1.7 2.4 4.8 3.6 4.5 6.2-.3 2.2-2.8 2.5-3.9 1 0 1.3.5 2.2 1.2 2.900l-4.7-.7c.9-.6 1.6-1.3 2-2.6-1.5 1.1-3.7.2-3.4-2 .3-2.5 3.4-2.7 4.3-4.800Z"
        fill="var(--on-art)"
      />
    </>
  ),
  SPORTS: (fill) => (
    <>
      <circle cx="16" cy="16" r="12.5" fill={fill} />
      <path d="M16 10.800l5 3.6-1.9 5.900h-6.200L11 14.400z" fill="var(--on-art)" />
      <g stroke="var(--on-art)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M16 10.800V5.200M21 14.400l5.2-2M19.1 20.300l3.2 4.600M12.9 20.300l-3.2 4.600M11 14.400l-5.2-2" />
      </g>
      <circle cx="26.5" cy="6" r="2.8" fill="var(--icon-c)" />
    </>
  ),
  ESPORTS: (fill) => (
    <>
      <path
        d="M10 8h12c4.5 0 6.6 3.4 7.5 9.5.7 4.6-.3 8-3.3 8-2.5 0-3.6-2-5-4h-10.400c-1.4 2-2.5 4-5 4-3 0-4-3.4-3.3-8C3.4 11.4 5.5 8 10 8Z"
        fill={fill}
      />
      <path
        d="M11 11.800v6M8 14.800h6"
        stroke="var(--on-art)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="23.5" cy="13" r="1.7" fill="var(--on-art)" />
      <circle cx="20.5" cy="16.5" r="1.7" fill="var(--on-art)" />
      <path d="M16 8V5.5" stroke="var(--icon-c)" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  LOTT: (fill) => (
    <>
      <circle cx="22.5" cy="11" r="7" fill="var(--icon-c)" opacity=".9" />
      <circle cx="13" cy="18" r="10.5" fill={fill} />
      <circle cx="13" cy="18" r="5.8" fill="var(--on-art)" />
      <path
        d="M13 15.600a1.5 1.5 0 1 0 0 .01M13 18.200a1.7 1.7 0 1 0 0 .01"
        fill="none"
        stroke="var(--icon-b)"
        strokeWidth="1.5"
      />
      <path
        d="M6 13.500c1-2 2.6-3.5 4.5-4.2"
        stroke="var(--on-art)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  COCKFIGHT: (fill) => (
    <>
      <path
        d="M12 9C10.5 6 12 3.5 14.2 4c.8-2 3.6-2 4.3 0 2-1 4.2.4 3.7 2.7 1.5.5 2 2.3.6 3.600Z"
        fill="var(--icon-c)"
      />
      <path
        d="M17 7.500c4.6 0 7.5 3.4 7.5 7.7 0 4.3 2.2 6.3 3 10.8.2 1.6-1 2.5-2.3 2H12c-1.6 0-2.5-1.4-2-3 .9-2.8 1-4.8.8-7-.6-6 1.6-10.5 6.2-10.500Z"
        fill={fill}
      />
      <path d="M10.7 13L4.5 16.200c2 1.7 4.6 1.9 6.5 1.200Z" fill="var(--icon-c)" />
      <circle cx="15.5" cy="13.5" r="1.9" fill="var(--on-art)" />
      <path
        d="M15 24c2.5.5 5-.5 6.5-2.500M16.5 20c1.8.2 3.4-.4 4.5-1.7"
        stroke="var(--on-art)"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};
