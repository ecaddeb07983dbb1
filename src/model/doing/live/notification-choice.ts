import type { Preferences } from '#base/storage/preferences.ts'

export const wantsNotices = ({ desktopNotices, noticeSound }: Preferences) =>
  desktopNotices === 'on' || noticeSound
