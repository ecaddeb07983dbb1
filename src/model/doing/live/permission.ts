import type { Preferences } from '#base/storage/preferences.ts'

export const noticePermission = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied'

/** Only after a click, as browsers demand. */
export async function askForNotices(): Promise<boolean> {
  if (noticePermission() === 'denied') return false
  return (await Notification.requestPermission()) === 'granted'
}

export const wantsNotices = ({ desktopNotices, noticeSound }: Preferences) =>
  desktopNotices === 'on' || noticeSound
