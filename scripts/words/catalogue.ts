import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import PO from 'pofile'
import type { Message } from './marks.ts'
import { idOf } from './message.ts'
import { statusWords } from '#base/language/status-words.ts'
import { STANDARD, standardTexts } from './standard.ts'

/** A message with the files in which it stands. */
export type Found = Message & { files: string[] }

export type Entry = Found & {
  /** The translation; '' if there is none yet. */
  text: string
  /** What translators said about it. */
  notes: string[]
  /** Shown, but a native reader should look at it. */
  isDoubtful: boolean
  /** No longer in the source; kept in case it returns. */
  isGone: boolean
}

const folder = 'languages'

/** The languages that have a catalogue, `languages/de.po`, by their BCP 47 tags. */
export function translatedLanguages(): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.po')).map((name) => name.slice(0, -'.po'.length))
}

/** Empty if there is none yet. */
export function readCatalogue(language: string): Entry[] {
  const file = `${folder}/${language}.po`
  return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')) : []
}

/** What a build needs of a language: its texts by the ids of their messages. */
export function textsOf(
  language: string,
  entries: readonly Entry[] = readCatalogue(language),
): Map<string, string> {
  const said = entries.filter(({ text, isGone }) => text && !isGone)
  const own = said.map((entry) => [keyOf(entry), entry.text] as const)
  return new Map([...standardTexts(language), ...own, ...knownStatuses(new Map(own))])
}

/** One text of all, as `sentenceCase` reads it: `completed=Abgeschlossen;failed=Fehlgeschlagen`. */
function knownStatuses(own: ReadonlyMap<string, string>): [string, string][] {
  const said = Object.entries(statusWords).flatMap(([word, english]) => {
    const text = own.get(idOf(english, 'status')) ?? own.get(idOf(english, 'tax'))
    return text ? [`${word}=${text}`] : []
  })
  return said.length > 0 ? [[idOf('-', STANDARD), said.join(';')]] : []
}

export function parseCatalogue(po: string): Entry[] {
  return PO.parse(po).items.map((item) => ({
    message: item.msgid,
    context: item.msgctxt || undefined,
    comment: item.extractedComments.join('\n') || undefined,
    files: item.references.flatMap((line) => line.split(/\s+/)),
    text: item.msgstr[0] ?? '',
    notes: item.comments,
    isDoubtful: Boolean(item.flags.fuzzy),
    isGone: item.obsolete,
  }))
}

/** In the order of the files, as a translator meets them; what has gone stands at the end. */
export function printCatalogue(language: string, entries: readonly Entry[]): string {
  const po = new PO()
  po.headers = {
    Language: language,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const order = entries.toSorted((a, b) => compare(orderOf(a), orderOf(b)))
  po.items = order.map((entry) => {
    const item = new PO.Item()
    item.msgid = entry.message
    if (entry.context) item.msgctxt = entry.context
    item.msgstr = [entry.text]
    item.extractedComments = entry.comment?.split('\n') ?? []
    item.references = entry.isGone ? [] : entry.files
    item.comments = entry.notes
    item.flags = entry.isDoubtful ? { fuzzy: true } : {}
    item.obsolete = entry.isGone
    return item
  })
  return `${po.toString().trimEnd()}\n`
}

export function writeCatalogue(language: string, entries: readonly Entry[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${language}.po`, printCatalogue(language, entries))
}

/** Keeps what is translated, adds what is new and marks what the source no longer says. */
export function updatedCatalogue(entries: readonly Entry[], found: readonly Found[]): Entry[] {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]))
  const fresh = { text: '', notes: [], isDoubtful: false }
  const used = found.map((each) => ({
    ...fresh,
    ...known.get(keyOf(each)),
    ...each,
    isGone: false,
  }))
  const keys = new Set(found.map(keyOf))
  // Without a text there is nothing to keep.
  const gone = entries.filter((entry) => !keys.has(keyOf(entry)) && entry.text)
  return [...used, ...gone.map((entry) => ({ ...entry, files: [], isGone: true }))]
}

function keyOf({ message, context }: Message): string {
  return idOf(message, context)
}

function orderOf({ isGone, files, message, context = '' }: Entry): string {
  return `${isGone ? 1 : 0} ${files[0] ?? ''} ${message} ${context}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
