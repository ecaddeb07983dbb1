import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { type Separator, csvLine } from './csv.ts'
import { readDelimited } from './delimited.ts'

const withoutGuard = (text: string) => text.replace(/^'/, '')

test('tabs, commas and semicolons are told apart by the first row', () => {
  expect(readDelimited('Name\tPrice, EUR\nA\t1,50')).toEqual([
    ['Name', 'Price, EUR'],
    ['A', '1,50'],
  ])
  expect(readDelimited('Name;Price\r\nA;1,50\r\n')).toEqual([
    ['Name', 'Price'],
    ['A', '1,50'],
  ])
  expect(readDelimited('\u{FEFF}"Name, short",Price\nA,')).toEqual([
    ['Name, short', 'Price'],
    ['A', ''],
  ])
})

test('blank rows are left out, and an open quote reaches to the end', () => {
  expect(readDelimited('a,b\n\n , \nc,"d\ne')).toEqual([
    ['a', 'b'],
    ['c', 'd\ne'],
  ])
  expect(readDelimited('')).toEqual([])
})

test('whatever Counter writes is read as it was', () => {
  const cell = string({ unit: 'grapheme' })
  assert(
    property(
      array(array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }),
      constantFrom<Separator[]>(',', ';', '\t'),
      (rows, separator) => {
        // A head of plain words, by which the separator is known, and no row is blank.
        const all = [['a', 'b', 'c', 'd'], ...rows.map((row) => ['x', ...row])]
        const read = readDelimited(all.map((row) => csvLine(row, separator)).join(''))
        expect(read.map((row) => row.map(withoutGuard))).toEqual(
          all.map((row) => row.map(withoutGuard)),
        )
      },
    ),
  )
})
