const USUAL = 16

/** How much larger the reader's letters are than usual, for what is drawn in pixels. */
export const fontScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1
