const isApple = 'navigator' in globalThis && /Mac|iP(hone|ad)/.test(navigator.platform)

/** "Ctrl K" as this keyboard calls it: "⌘ K" on Apple's. */
export const keyText = (key: string) => (isApple ? key.replace('Ctrl', '⌘') : key)
