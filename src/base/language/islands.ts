/**
 * Around each value in a text that runs from right to left, and at the beginning of one that would not
 * show it (scripts/words/inline.ts).
 */
const marks = /([\u2068\u2069\u200F])\1/g

/** For what leaves the page, or is kept: a merchant’s own single marks stay. */
export const withoutIslands = (text: string) => text.replaceAll(marks, '')
