import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Found,
  translatedLanguages,
  readCatalogue,
  updatedCatalogue,
  writeCatalogue,
} from './catalogue.ts'
import { importsMarks, replaceMarks } from './marks.ts'
import { idOf } from './message.ts'
import { STANDARD } from './standard.ts'

/** What the host itself says is in no script: it has its words from the list of languages. */
const HOST = 'host'

/** Every text of the source that a translator says, each once. */
export function findMessages(...roots: string[]): Found[] {
  const all = allMessages(...(roots.length > 0 ? roots : ['src', HOST]))
  return all.filter(({ context }) => context !== STANDARD)
}

export const findHostMessages = () => findMessages(HOST)

/** What Intl says instead. */
export function findStandard(root = 'src'): string[] {
  const found = allMessages(root).filter(({ context }) => context === STANDARD)
  return found.map(({ message }) => message)
}

function allMessages(...roots: string[]): Found[] {
  const found = new Map<string, Found>()
  const entries = roots.flatMap((root) =>
    readdirSync(root, { withFileTypes: true, recursive: true }),
  )
  for (const entry of entries) {
    if (!entry.isFile() || !isSource(entry.name)) continue
    const file = join(entry.parentPath, entry.name).replaceAll('\\', '/')
    const code = readFileSync(file, 'utf8')
    if (importsMarks.test(code)) collectMessages(code, file, found)
  }
  return [...found.values()].map((each) => ({ ...each, files: each.files.toSorted() }))
}

export function collectMessages(code: string, file: string, found: Map<string, Found>): void {
  replaceMarks(code, file, ({ message, context, comment }) => {
    const id = idOf(message, context)
    const known = found.get(id) ?? { message, context, files: [] }
    const comments = new Set([known.comment, comment].filter((said) => said !== undefined))
    const files = [...new Set([...known.files, file])]
    found.set(id, { ...known, comment: [...comments].join('\n') || undefined, files })
    return '``'
  })
}

function isSource(name: string): boolean {
  return /\.tsx?$/.test(name) && !/\.(?:test|testing|gen|d)\.tsx?$/.test(name)
}

/** Brings all catalogues up to date, and begins those of `added` languages. */
export function updateCatalogues(added: readonly string[]): string[] {
  const found = findMessages()
  const all = new Set([
    ...translatedLanguages(),
    ...added.flatMap((tag) => Intl.getCanonicalLocales(tag)),
  ])
  return [...all].map((language) => {
    const entries = updatedCatalogue(readCatalogue(language), found)
    writeCatalogue(language, entries)
    const used = entries.filter(({ isGone }) => !isGone)
    const missing = used.filter(({ text }) => !text).length
    const doubtful = used.filter(({ isDoubtful }) => isDoubtful).length
    const gone = entries.length - used.length
    return `${language}: ${used.length - missing} of ${used.length} texts, ${missing} missing, ${doubtful} doubtful, ${gone} kept of the past`
  })
}
