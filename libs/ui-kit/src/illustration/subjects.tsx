import type { ReactNode } from 'react';

/** Name of a drawing. */
export type IllustrationArt =
  | 'search'
  | 'coin'
  | 'heart'
  | 'inbox'
  | 'list'
  | 'failed'
  | 'maintenance'
  | 'restricted'
  | 'error';

const shine = { fill: 'none', stroke: 'var(--on-art)', strokeLinecap: 'round' } as const;

/** Drawings of the middle card, within x 46..174 and y 10..126; `fill` is the gradient of the icon colours. */
export const SUBJECTS: Record<IllustrationArt, (fill: string) => ReactNode> = {
  coin: (fill) => (
    <>
      <circle cx="110" cy="68" r="30" fill={fill} />
      <circle {...shine} strokeWidth="2.5" cx="110" cy="68" r="23" opacity=".7" />
      <path
        fill="var(--on-art)"
        d="m110 53 4.4 9.6 10.4 1.200-7.700 7.100 2.100 10.300-9.200-5.200-9.200 5.200 2.100-10.300-7.700-7.100 10.400-1.200Z"
      />
    </>
  ),
  heart: (fill) => (
    <>
      <path
        fill={fill}
        d="M110 92C96 82 82 71 82 58a14 14 0 0 1 28-4 14 14 0 0 1 28 4c0 13-14 24-28 34Z"
      />
      <path {...shine} strokeWidth="3" d="M90 58a7 7 0 0 1 8-7" opacity=".85" />
    </>
  ),
  search: (fill) => (
    <>
      <path stroke={fill} strokeWidth="8" strokeLinecap="round" d="m122.5 80 13 13" />
      <circle cx="107" cy="64" r="20" fill="var(--surface)" stroke={fill} strokeWidth="6" />
      <path {...shine} strokeWidth="3" d="M96 62a12 12 0 0 1 10-9" stroke="var(--icon-a)" />
    </>
  ),
  inbox: (fill) => (
    <>
      <rect x="80" y="46" width="60" height="44" rx="8" fill={fill} />
      <path {...shine} strokeWidth="3.5" strokeLinejoin="round" d="m84 54 26 18 26-18" />
    </>
  ),
  list: (fill) => (
    <>
      {[44, 64, 84].map((y, row) => (
        <g key={y}>
          <circle cx="86" cy={y} r="6" fill={row === 0 ? 'var(--icon-c)' : fill} />
          <rect x="98" y={y - 4} width={row === 1 ? 26 : 38} height="8" rx="4" fill={fill} />
        </g>
      ))}
    </>
  ),
  failed: () => (
    <>
      <path
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M80 58a44 44 0 0 1 60 0M89 70a30 30 0 0 1 42 0M98 82a16 16 0 0 1 24 0"
      />
      <circle cx="130" cy="88" r="15" fill="var(--danger)" stroke="var(--raised)" strokeWidth="4" />
      <path
        stroke="var(--raised)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="m125 83 10 10M125 93l10-10"
      />
    </>
  ),
  error: (fill) => (
    <>
      <path
        fill={fill}
        d="M104.5 42 78.5 87a6 6 0 0 0 5.5 9h52a6 6 0 0 0 5.5-9l-26-45a6.5 6.5 0 0 0-11 0Z"
      />
      <path {...shine} strokeWidth="5" d="M110 58v15M110 84v.5" />
    </>
  ),
  maintenance: (fill) => (
    <>
      <circle cx="110" cy="68" r="20" fill="none" stroke={fill} strokeWidth="11" />
      <circle
        cx="110"
        cy="68"
        r="28.5"
        fill="none"
        stroke={fill}
        strokeWidth="8"
        strokeDasharray="11.2 11.185"
      />
      <circle cx="110" cy="68" r="6" fill="var(--icon-c)" />
    </>
  ),
  restricted: (fill) => (
    <>
      <circle cx="110" cy="68" r="27" fill="none" stroke={fill} strokeWidth="6" />
      <path
        fill="none"
        stroke={fill}
        strokeWidth="4"
        d="M83 68h54M110 41c-18 16-18 38 0 54 18-16 18-38 0-54Z"
      />
      <circle cx="132" cy="89" r="15" fill="var(--icon-c)" stroke="var(--raised)" strokeWidth="4" />
      <path stroke="var(--raised)" strokeWidth="4" strokeLinecap="round" d="M126 89h12" />
    </>
  ),
};
