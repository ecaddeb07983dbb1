import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLines, lineText, linesWith, unfoldedLines } from './json-lines.ts'

function printed(text: string) {
  return jsonLines(text)
    ?.map((line) => '  '.repeat(line.depth) + lineText(line))
    .join('\n')
}

test('any JSON is laid out like JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(printed(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

test('long numbers and doubled keys stay as sent', () => {
  expect(printed('{"id":12345678901234567890,"a":1.50,"a":1e5}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "a": 1.50,\n  "a": 1e5\n}',
  )
})

test.each(['', 'OK', '<html></html>', '{"a":1', "{'a':1}", '{"a":1} trailing'])(
  '%j is not JSON',
  (text) => {
    expect(jsonLines(text)).toBeUndefined()
  },
)

const lines = jsonLines('{"a":[1,2,3],"b":{"c":{"d":"Needle"}},"e":[]}') ?? []

test('a foldable line has its end and its number of entries', () => {
  expect(
    lines.flatMap(({ fold }, index) => (fold ? [[index, fold.end, fold.entries]] : [])),
  ).toEqual([
    [0, 12, 3],
    [1, 5, 3],
    [6, 10, 1],
    [7, 9, 1],
  ])
})

test('a fold hides its lines and nested folds', () => {
  expect(unfoldedLines(lines, new Set([1, 7]))).toEqual([0, 1, 6, 7, 10, 11, 12])
  expect(unfoldedLines(lines, new Set([6, 7]))).toEqual([0, 1, 2, 3, 4, 5, 6, 11, 12])
  expect(unfoldedLines(lines, new Set([0]))).toEqual([0])
})

test('search covers keys and values', () => {
  expect(linesWith(lines, 'needle')).toEqual([8])
  expect(linesWith(lines, '"a"')).toEqual([1])
  expect(linesWith(lines, '')).toEqual([])
})

test('deep and wide JSON does not overflow the stack', () => {
  const depth = 5_000
  expect(jsonLines('['.repeat(depth) + ']'.repeat(depth))).toHaveLength(2 * depth - 1)
  expect(jsonLines(JSON.stringify(Array.from({ length: 50_000 }, () => 1)))).toHaveLength(50_002)
})
