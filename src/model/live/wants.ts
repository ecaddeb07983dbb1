import type { Preferences } from '#base/preferences.ts'

export const wantsNotices = ({ desktopNotices, noticeSound }: Preferences) =>
  desktopNotices === 'on' || noticeSound
