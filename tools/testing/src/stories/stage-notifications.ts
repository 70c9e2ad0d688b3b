/** Restores the globals that a story has replaced. */
let unstage: (() => void)[] = [];

/** Replaces a global of the page until `unstageNotifications`. */
function stage(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
  unstage.push(() => {
    if (before) Object.defineProperty(window, name, before);
    else Reflect.deleteProperty(window, name);
  });
}

/** Simulates a browser's notifications in a story: the permission, and whether the app is on the home screen. */
export function stageNotifications(
  permission: NotificationPermission,
  { installed = false }: { installed?: boolean } = {},
): void {
  const matchMedia = window.matchMedia.bind(window);
  stage('Notification', { permission, requestPermission: async () => permission });
  stage('PushManager', function PushManager() {});
  if (!installed) return;
  stage('matchMedia', (media: string) =>
    media.includes('standalone')
      ? Object.assign(new EventTarget(), { matches: true, media })
      : matchMedia(media),
  );
}

/** Restores the browser for the next story: all stories share a page. */
export function unstageNotifications(): void {
  for (const undo of unstage.toReversed()) undo();
  unstage = [];
}
