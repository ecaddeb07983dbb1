import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const paths = readdirSync('src', { encoding: 'utf8', recursive: true }).map((path) => `src/${path}`)
const read = (path: string) => readFileSync(path, 'utf8')
const components = paths.filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Names of classes, without what only stands in comments, values and other libraries. */
const classesIn = (css: string) =>
  all(
    css
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/:global\([^)]*\)/g, '')
      .replaceAll(/\{[^{}]*\}/g, '{}'),
    /\.([a-zA-Z_][\w-]*)/g,
  )

/** By module: the classes that components name; undefined where a name is worked out. */
function namedClasses(): Map<string, Set<string> | undefined> {
  const named = new Map<string, Set<string> | undefined>()
  for (const path of components) {
    const text = read(path)
    for (const [, styles, from = ''] of text.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const module = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(path), from)
      const known = named.has(module) ? named.get(module) : new Set<string>()
      const names = all(text, new RegExp(`(?<![./'\\w-])${styles}\\.(\\w+)`, 'g'))
      const uses = all(text, new RegExp(`(?<![./'\\w-])(${styles})\\b`, 'g')).length - 1
      named.set(module, uses > names.length ? undefined : known && new Set([...known, ...names]))
    }
  }
  return named
}

test('each class that a component names exists, and each class of a module is used', () => {
  const named = namedClasses()
  const odd = paths
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) => {
      const css = read(path)
      const defined = new Set(classesIn(css))
      const composed = all(css, /composes: ([\w\s-]+);/g).filter(
        (names) => !names.includes(' from '),
      )
      const names = named.has(path) ? named.get(path) : new Set<string>()
      if (!names) return []
      const used = new Set([...names, ...composed.flatMap((text) => text.split(/\s+/))])
      return [
        ...[...defined].filter((name) => !used.has(name)).map((name) => `${path} .${name}: unused`),
        ...[...names]
          .filter((name) => !defined.has(name))
          .map((name) => `${path} .${name}: missing`),
      ]
    })
  expect(odd).toEqual([])
  expect(named.size).toBeGreaterThan(100)
})

test('each class that is composed from global exists in words.css', () => {
  const words = new Set(
    paths
      .filter((path) => path.endsWith('.css') && !path.endsWith('.module.css'))
      .flatMap((path) => classesIn(read(path))),
  )
  const composed = paths
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) =>
      all(read(path), /composes: ([\w\s-]+?) from global/g).flatMap((names) => names.split(/\s+/)),
    )
  expect(composed.filter((name) => !words.has(name))).toEqual([])
  expect(composed.length).toBeGreaterThan(100)
})
