import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * One voice: what the screens must not say, and what they say instead. Comments may speak of the
 * service and the interface; merchants know only their platform.
 */
const unwanted: [RegExp, string][] = [
  [/\bthe service\b/i, 'your platform'],
  [/\bth(?:e|is) interface\b/i, 'your platform'],
  [/\b(?:the|store) platform\b/i, 'your platform'],
  [/\be-mail/i, 'email'],
  [/\bbuyers?\b/i, 'customer'],
  [/\bdelivered goods\b/i, 'delivered items'],
  [/\blicense keys?\b/i, 'licence keys'],
  [/['"]Cost['"]/, 'Price, for a variant'],
  [/['"]Display order['"]/, 'Position, for a variant'],
  [/\bnot (?:stated|described|recorded)\b/i, 'what is true for the shop'],
  [/\bnone (?:recorded|listed)\b/i, 'None'],
  [/\bcould(?:n’t| not) be (?:read|loaded)\b/i, 'didn’t load'],
  [
    /\b(?:is|are|was|were|do|does|did|has|have|can|could|will|would) not\b|\bcannot\b(?![-'])/i,
    'a contraction',
  ],
  [/\b(?:successfully|please|oops)\b/i, 'nothing'],
]

test('no screen uses a word of the old voice', () => {
  const files = readdirSync('src', { encoding: 'utf8', recursive: true })
    // What merchants may type into the search is theirs to choose.
    .filter((file) => /\.tsx?$/.test(file) && !/test|\.gen\.|search\/places\./.test(file))
    .map((file) => `src/${file}`)
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line, index) =>
        unwanted
          .filter(([word]) => word.test(line))
          .map(([word, instead]) => `${file}:${index + 1} ${word}: say ${instead}`),
      ),
  )
  expect(found).toEqual([])
})

/** Keeps the lines, so that a finding names the right one. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
}
