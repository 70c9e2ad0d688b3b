interface FrameSettings {
  disableIframePageLoading: boolean;
  enableIframePageLoading: boolean;
}

declare global {
  var happyDOM: { settings: FrameSettings } | undefined;
}

/** Prevents a test's frames from loading their address: each loads a blank page, and its messages come from this window. */
export function blankFrames(): void {
  if (!globalThis.happyDOM) throw new Error('this test runs in happy-dom');
  globalThis.happyDOM.settings.disableIframePageLoading = false;
  globalThis.happyDOM.settings.enableIframePageLoading = true;
  Object.defineProperties(HTMLIFrameElement.prototype, {
    src: { configurable: true, get: () => 'about:blank' },
    contentWindow: { configurable: true, get: () => window },
  });
}
