import { array, assert, constantFrom, property, string } from 'fast-check'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { CSV_MARK, type Separator, csvLine } from './csv.ts'

const read = (text: string, delimiter: Separator = ',') =>
  parse(text, { bom: true, delimiter, relax_column_count: false })

test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\u{200B}=1'])(
  'T85: the text %j cannot run as a formula',
  (text) => {
    expect(read(csvLine([text], ','))[0]).toEqual([`'${text}`])
  },
)

test('T85: a negative number stays a number, and harmless text stays as it is', () => {
  const line = csvLine([-5.5, 'a@b.se', 'x=1', true, undefined, Number.NaN], ',')
  expect(line).toBe('-5.5,a@b.se,x=1,true,,\r\n')
})

test('a file begins with the mark by which spreadsheets recognise UTF-8', () => {
  expect(read(`${CSV_MARK}${csvLine(['Größe'], ',')}`)).toEqual([['Größe']])
})

test('any text comes back from a CSV parser, with each separator', () => {
  const texts = array(string({ unit: 'binary' }), { minLength: 1, maxLength: 5 })
  assert(
    property(
      array(texts, { minLength: 1, maxLength: 4 }),
      constantFrom<Separator[]>(',', ';', '\t'),
      (rows, separator) => {
        const width = Math.max(...rows.map((row) => row.length))
        const even = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('x')])
        // A parser skips a line without any character.
        const file = even.map((row) => csvLine(['-', ...row], separator)).join('')
        const found = read(file, separator).map(([, ...cells]) => cells.map(withoutGuard))
        expect(found).toEqual(even.map((row) => row.map(withoutGuard)))
      },
    ),
  )
})

/** The apostrophe in front of a formula is the only change that a text may see. */
const withoutGuard = (text: string) =>
  text.replace(/^'(?=[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u, '')
