import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const isCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|testing)\.|\.d\.ts$|\.gen\./.test(file)

/** What is shipped, by path. */
const code = ['host', 'src'].flatMap((root) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isCode)
  return files.map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')] as const)
})

/** The files with a match, in order. */
export const filesWith = (pattern: RegExp, root = ''): string[] =>
  code
    .flatMap(([file, text]) => (file.startsWith(root) && pattern.test(text) ? [file] : []))
    .toSorted()

/** Every match in the code, or its first group, each once. */
export const matchesOf = (pattern: RegExp, root = ''): string[] => {
  const inRoot = code.filter(([file]) => file.startsWith(root))
  const found = inRoot.flatMap(([, text]) => [...text.matchAll(pattern)])
  return [...new Set(found.map((match) => match[1] ?? match[0]))].toSorted()
}

/** A number that a module keeps to itself, such as `const minute = 60 * 1_000`. */
export function numberIn(file: string, name: string): number {
  const text = readFileSync(file, 'utf8')
  const value = new RegExp(String.raw`\b${name}\b[ =:]+([\d_]+(?: \* [\d_]+)*)`).exec(text)?.[1]
  if (value === undefined) throw new Error(`${file} has no number ${name}.`)
  const product = value.split(' * ').map((factor) => Number(factor.replaceAll('_', '')))
  return product.reduce((all, factor) => all * factor, 1)
}

export function section(file: string, heading: string): string {
  const [, text] = readFileSync(file, 'utf8').split(new RegExp(`^#+ ${heading}$`, 'm'))
  if (text === undefined) throw new Error(`${file} has no heading ${heading}.`)
  return text.split(/^## /m)[0]!
}

/** A part of docs/policies.md in one line. */
export const policies = (heading: string): string =>
  section('docs/policies.md', heading).replaceAll(/\s+/g, ' ')

/** The rows of each table, without its head. */
export function tablesIn(text: string): string[][][] {
  const tables = text.match(/(?:^\|.*\n?)+/gm) ?? []
  return tables.map((table) => {
    const rows = table.trim().split('\n').slice(2)
    return rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  })
}

export const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

export const grouped = (value: number) => new Intl.NumberFormat('en').format(value)
