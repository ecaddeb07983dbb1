/*
 * Folders of the model that import each other in a circle, which no reader can take one by one. The
 * linter holds the floors and finds circles of files; this finds those of folders.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = 'src/model'
const isCode = (name) => /\.tsx?$/.test(name) && !/\.(test|testing)\.tsx?$/.test(name)

const imports = new Map()
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !isCode(entry.name)) continue
  const folder = entry.parentPath
  const found = readFileSync(join(folder, entry.name), 'utf8').matchAll(/'#(model\/[^']+)'/g)
  const known = imports.get(folder) ?? new Set()
  for (const [, file] of found) known.add(dirname(`src/${file}`))
  known.delete(folder)
  imports.set(folder, known)
}

const circles = [...imports.keys()].flatMap((folder) => wayBack(folder) ?? [])
if (circles.length > 0) {
  console.error(`Folders in a circle:\n${circles.join('\n')}`)
  process.exitCode = 1
}

/** The shortest way from a folder back to itself. */
function wayBack(start) {
  const queue = [[start]]
  const seen = new Set()
  for (const way of queue) {
    for (const next of imports.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start].join(' → ')
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return undefined
}
