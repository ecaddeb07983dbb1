import type { Preferences } from '#base/preferences.ts'

/** Whether the merchant wants to hear of new orders while looking elsewhere. */
export const wantsNotices = ({ desktopNotices, noticeSound }: Preferences) =>
  desktopNotices === 'on' || noticeSound
