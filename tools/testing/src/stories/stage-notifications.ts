/** Notifications as this browser has them in a story: what its owner said, and whether the app is on the home screen. */
export function stageNotifications(
  permission: NotificationPermission,
  { installed = false }: { installed?: boolean } = {},
): void {
  const stage = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true });
  stage('Notification', { permission, requestPermission: async () => permission });
  stage('PushManager', function PushManager() {});
  const { matchMedia } = Window.prototype;
  stage('matchMedia', (media: string) =>
    installed && media.includes('standalone')
      ? Object.assign(new EventTarget(), { matches: true, media })
      : matchMedia.call(window, media),
  );
}
