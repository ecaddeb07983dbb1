/** Tone, then left, top, width and height in a field of 240 by 96. */
type Shape = readonly [Tone, number, number, number, number]
type Tone = 'ink' | 'soft' | 'accent' | 'tint' | 'danger' | 'warning'

const row = (y: number, ...widths: number[]): Shape[] => [
  ['ink', 20, y, widths[0] ?? 60, 5],
  ['soft', 104, y, widths[1] ?? 50, 5],
  ['soft', 190, y, widths[2] ?? 30, 5],
]

/** Small drawings of what a page will show, or what a task is about. */
export const pictures = {
  find: [
    ['tint', 20, 14, 200, 22],
    ['accent', 28, 22, 84, 6],
    ...row(52, 58, 56, 30),
    ...row(70, 44, 64, 26),
  ],
  earn: [
    ['ink', 20, 14, 64, 10],
    ...[16, 26, 20, 38, 30, 46, 34, 56].map((height, at): Shape => [
      at === 7 ? 'accent' : 'tint',
      20 + at * 25,
      86 - height,
      17,
      height,
    ]),
  ],
  answer: [
    ['soft', 20, 14, 116, 20],
    ['tint', 92, 42, 128, 20],
    ['soft', 20, 70, 150, 14],
    ['accent', 182, 70, 38, 14],
  ],
  save: [
    ['tint', 20, 14, 56, 16],
    ['accent', 28, 20, 32, 5],
    ['ink', 20, 44, 200, 5],
    ['soft', 20, 58, 170, 5],
    ['soft', 20, 72, 116, 5],
  ],
  refund: [
    ['ink', 20, 16, 90, 10],
    ['danger', 164, 12, 56, 20],
    ['soft', 20, 48, 200, 8],
    ['tint', 20, 48, 146, 8],
    ...row(72, 50, 40, 30),
  ],
  dispute: [
    ['warning', 20, 14, 6, 68],
    ...[18, 40, 62].flatMap((y): Shape[] => [
      ['accent', 40, y, 12, 12],
      ['ink', 62, y + 4, 62, 5],
      ['soft', 140, y + 4, 80, 5],
    ]),
  ],
  key: [
    ['tint', 20, 14, 132, 20],
    ['ink', 28, 22, 96, 5],
    ['accent', 162, 14, 58, 20],
    ['soft', 20, 52, 200, 5],
    ['soft', 20, 66, 160, 5],
    ['accent', 20, 80, 110, 5],
  ],
  mend: [18, 42, 66].flatMap((y, at): Shape[] => [
    [at === 0 ? 'danger' : 'warning', 20, y, 10, 10],
    ['ink', 42, y + 3, 74 - at * 10, 5],
    ['soft', 150, y + 3, 70, 5],
  ]),
  export: [
    ...[14, 34, 54, 74].flatMap((y, at): Shape[] =>
      [20, 72, 124].map((x): Shape => [at === 0 ? 'ink' : 'soft', x, y, 42, 8]),
    ),
    ['accent', 182, 34, 38, 28],
  ],
  month: [
    ['ink', 20, 14, 70, 8],
    ...[34, 50].flatMap((y): Shape[] => [
      ['soft', 20, y, 96, 5],
      ['soft', 180, y, 40, 5],
    ]),
    ['tint', 20, 64, 200, 1],
    ['ink', 20, 76, 56, 6],
    ['accent', 164, 76, 56, 6],
  ],
  changes: [18, 42, 66].flatMap((y, at): Shape[] => [
    ['tint', 20, y, 12, 12],
    ['ink', 42, y + 4, 80 - at * 14, 5],
    ['soft', 140, y + 4, 28, 5],
    ['accent', 180, y + 4, 40, 5],
  ]),
  table: [18, 38, 58, 78].flatMap((y, at): Shape[] => [
    [at === 2 ? 'soft' : 'tint', 20, y - 2, 10, 10],
    ['ink', 42, y, 52 - at * 6, 5],
    ['soft', 108, y, 30, 5],
    [at === 2 ? 'danger' : 'accent', 160, y, 60 - at * 4, 5],
  ]),
} as const satisfies Record<string, readonly Shape[]>

export type PictureName = keyof typeof pictures
