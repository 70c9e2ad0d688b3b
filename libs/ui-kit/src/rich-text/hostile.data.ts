/** Texts that try to run, to load, to leave or to cover the page; each must come out harmless. */
export const HOSTILE_TEXTS = {
  script: '<script>window.richTextRan = "script"</script><p>after</p>',
  'event handler':
    '<img src="x" onerror="window.richTextRan = 1"><b onclick="window.richTextRan = 1">b</b>',
  'javascript link': '<a href="javascript:window.richTextRan = 1">press</a>',
  'encoded javascript link': '<a href="jav&#x09;ascript:window.richTextRan = 1">press</a>',
  'data link': '<a href="data:text/html,<script>window.richTextRan=1</script>">press</a>',
  'svg script':
    '<svg onload="window.richTextRan = 1"><script>window.richTextRan = 1</script></svg>',
  'svg use': '<svg><use href="https://outside.example/x.svg#a"></use></svg>',
  'math namespace': '<math><mtext><table><mglyph><style><img src=x onerror="window.richTextRan=1">',
  'template mutation':
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.richTextRan=1 src>">',
  'noscript mutation': '<noscript><p title="</noscript><img src=x onerror=window.richTextRan=1>">',
  frame:
    '<iframe src="https://outside.example/"></iframe><object data="https://outside.example/"></object><embed src="https://outside.example/">',
  'frame document': '<iframe srcdoc="<script>parent.richTextRan=1</script>"></iframe>',
  form: '<form action="https://outside.example/"><input name="password"><button>Log in</button></form>',
  base: '<base href="https://outside.example/"><a href="/m/home">home</a>',
  meta: '<meta http-equiv="refresh" content="0;url=https://outside.example/">',
  'style sheet':
    '<style>body{background:url(https://outside.example/a.png)}</style><link rel="stylesheet" href="https://outside.example/a.css">',
  'style import': '<div style="background:url(https://outside.example/b.png)">b</div>',
  'style over the page':
    '<div style="position:fixed;inset:0;z-index:9999;background:#000">cover</div>',
  'clobbering names':
    '<img name="getElementById"><a id="location" name="cookie">x</a><form name="body"></form>',
  'outside picture':
    '<img src="https://outside.example/pixel.png" alt="pixel"><img srcset="https://outside.example/s.png 1x">',
  'protocol relative':
    '<img src="//outside.example/p.png" alt="p"><a href="//outside.example/">out</a>',
  'backslash path': '<a href="/\\outside.example/">out</a>',
  media:
    '<video src="https://outside.example/v.mp4" autoplay></video><audio src="https://outside.example/a.mp3" autoplay></audio>',
  'custom element': '<x-card onmouseover="window.richTextRan=1">x</x-card>',
  'meta in link':
    '<a href="https://outside.example/" ping="https://outside.example/ping" target="_blank">out</a>',
  'deep nesting': `${'<div>'.repeat(3000)}deep`,
  unclosed: '<b><i><table><tr><td><p>unclosed',
} as const satisfies Record<string, string>;
