import { t } from '#base/language/words.ts'

const isApple = 'navigator' in globalThis && /Mac|iP(hone|ad)/.test(navigator.platform)

/** "Ctrl K" as this keyboard calls it: "⌘ K" on Apple's, "Strg K" on a German one. */
export const keyText = (key: string) => key.replace('Ctrl', isApple ? '⌘' : t`Ctrl`)
