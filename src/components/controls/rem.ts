/** A size in pixels that grows with the browser’s letters. */
export const rem = (pixels: number) => `${pixels / 16}rem`
