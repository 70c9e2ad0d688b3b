import { all, type Breach, type Permitted } from './breach.ts';

/** Breaches of the rules of colours, texts, HTML, windows and addresses. */
export const BREACHES: readonly Breach[] = [
  ...all('lobby/colour-literal', 'libs/ui-kit/src/a.tsx', [
    "export const a = '#fff';",
    "export const a = '1px solid #1D2646';",
    'export const a = `linear-gradient(#0f3440aa, transparent)`;',
    "export const a = 'rgb(3 6 18 / .74)';",
    "export const a = 'hsl(120, 50%, 50%)';",
  ]),
  ['lobby/colour-literal', 'apps/aurora/src/main.tsx', "export const a = '#123456';"],
  ...all('lobby/colour-name', 'libs/ui-kit/src/a.tsx', [
    "export const a = { color: 'teal' };",
    "export const a = { border: '1px solid navy' };",
    'export const a = (width: string) => ({ boxShadow: `0 0 ${width} Teal` });',
    'export const a = <path fill="rebeccapurple" />;',
  ]),
  ...all('lobby/literal-text', 'libs/feature-games/src/a.tsx', [
    'export const a = <p>Log in</p>;',
    'export const a = <>Đăng nhập</>;',
    "export const a = <p>{'登入'}</p>;",
    "export const a = (b: boolean) => <p>{b ? 'Log in' : null}</p>;",
    "export const a = (b: boolean) => <p>{b && 'Log in'}</p>;",
    'export const a = (b: string) => <p>{`Welcome ${b}`}</p>;',
    'export const a = <button aria-label="Close" />;',
    'export const a = <input placeholder="name" />;',
    'export const a = <form data-busy="Sending" />;',
    'export const a = <form data-busy="one moment" />;',
    'export const a = <img alt="A game" src="a.png" />;',
    'export const a = <iframe title="Game" />;',
    "export const A = (b: { label: string }) => b.label; export const a = <A label={'Name'} />;",
    'export const a = (b: string) => <img alt={`Game ${b}`} src="a.png" />;',
  ]),
  ...all('lobby/html-sink', 'libs/feature-games/src/a.tsx', [
    "export const a = (b: Element) => void (b.innerHTML = '');",
    "export const a = (b: Element) => void (b.outerHTML += '');",
    "export const a = (b: Element) => b.insertAdjacentHTML('beforeend', '');",
    "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    "export const a = { dangerouslySetInnerHTML: { __html: '' } };",
    "export const a = () => document.write('');",
  ]),
  ...all('lobby/new-window', 'libs/feature-member/src/a.ts', [
    "export const a = () => open('/wps');",
    "export const a = () => window.open('/wps');",
  ]),
  ...all('lobby/page-address', 'libs/feature-member/src/a.ts', [
    "export const a = () => void (location.href = '/m/home');",
    "export const a = () => void (window.location.href = '/m/home');",
    "export const a = () => void (location = '/m/home');",
    "export const a = () => void (document.location = '/m/home');",
    "export const a = () => location.assign('/m/home');",
    "export const a = () => window.location.replace('/m/home');",
  ]),
];

export const PERMITTED: readonly Permitted[] = [
  ['a colour of a brand', 'apps/aurora/brand/brand.ts', "export const a = '#123456';"],
  ['a token', 'libs/ui-kit/src/a.ts', "export const a = ['var(--text)', 'url(#fade)'];"],
  ['a shade of a token', 'libs/ui-kit/src/a.ts', "export const a = 'rgb(var(--scrim) / .5)';"],
  [
    'a # before a name or number that is no colour',
    'libs/ui-kit/src/a.ts',
    "export const a = ['#lobby-mark', 'Order #1234567'];",
  ],
  [
    'the name of a colour as other data',
    'libs/ui-kit/src/a.ts',
    "export const a = { rank: 'gold', color: 'currentColor' };",
  ],
  [
    'a label',
    'libs/shell/src/a.tsx',
    "export const a = (t: any) => <p title={t('a')}>{t('b')} · 1</p>;",
  ],
  [
    'attributes that show no text',
    'libs/shell/src/a.tsx',
    'export const a = <p className="Wide card" id="a" lang="en" />;',
  ],
  ['a literal text in a story', 'libs/shell/src/a.stories.tsx', 'export const a = <p>Log in</p>;'],
  [
    'writing HTML in rich-text',
    'libs/ui-kit/src/rich-text/a.ts',
    "export const a = (b: Element) => void (b.innerHTML = '');",
  ],
  ['reading HTML', 'libs/core/src/a.ts', 'export const a = (b: Element) => b.innerHTML;'],
  ['reading the address', 'libs/shell/src/a.ts', 'export const a = () => new URL(location.href);'],
  ['reloading the page', 'libs/shell/src/a.ts', 'export const a = () => location.reload();'],
  [
    'replacing in a text of the address',
    'libs/shell/src/a.ts',
    "export const a = location.pathname.replace('a', 'b');",
  ],
];
