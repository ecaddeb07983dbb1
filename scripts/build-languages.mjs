/*
 * Makes the scripts of the other languages out of the last build: a folder for each language that
 * has a catalogue in `languages`, dist/client/assets/de-3fa9c1d2 for instance, and the list of them
 * for the host, dist/client/.vite/languages.json. The list grows with each language, since a host
 * may be waiting for it (scripts/start.mjs).
 *
 *   npm run build:languages                    all of them
 *   npm run build:languages -- --tests         those that the browser tests need instead: one that
 *                                              nobody speaks, which no package has, and three that
 *                                              they walk through; not compressed
 *   npm run build:languages -- --only=ar       some of them
 *   npm run build:languages -- --uncompressed  for tests of one's own, which read them once
 *   npm run build:languages -- --quick         packed as a quick build is (npm start)
 */
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { compressFolder } from './compress.mjs'
import { letAllRead } from './rights.mjs'

const options = process.argv.slice(2)
const client = options.find((option) => !option.startsWith('-')) ?? 'dist/client'
const isForTests = options.includes('--tests')
const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
const assets = join(client, 'assets')
const marked = `${client}-words`
const listFile = join(client, '.vite', 'languages.json')
const ownFolder = /^[a-z]{2,3}(?:-[A-Za-z]+)*-[\da-f]{8}$/

const { inlineWords } = await load('inline.ts')
const { directionOf } = await load('standard.ts')
const { readLanguages, inventedLanguage, hostWords, saidTexts } = await load('languages.ts')
const messages = JSON.parse(readFileSync(join(marked, 'messages.json'), 'utf8'))
const total = Object.keys(messages).length

for (const name of readdirSync(assets).filter((entry) => ownFolder.test(entry))) {
  rmSync(join(assets, name), { recursive: true })
}
const languages = {}
await writeList(false)
for (const language of await wanted()) await build(language)
await writeList(true)

async function wanted() {
  const spoken = readLanguages(messages)
  const names = only?.split(',') ?? (isForTests ? ['ar-XB', 'ar', 'de', 'ja'] : undefined)
  if (!names) return spoken
  const all = [inventedLanguage(messages), ...spoken]
  return all.filter(({ language }) => names.includes(language))
}

async function load(name) {
  const { module } = await runnerImport(join(import.meta.dirname, 'words', name))
  return module
}

async function build({ language: tag, textOf }) {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => scriptOf(name, tag, textOf)))
  // No page loads it before somebody reports a wrong translation (base/language/wrong-text.ts).
  const said = JSON.stringify(saidTexts(messages, { language: tag, textOf }))
  scripts.push(['texts.js', `export const texts=${said}`])
  const digest = createHash('sha256').update(JSON.stringify(scripts)).digest('hex').slice(0, 8)
  const folder = `${tag}-${digest}`
  await mkdir(join(assets, folder), { recursive: true })
  for (const [name, code] of scripts) {
    await writeFile(join(assets, folder, name), withOwnScripts(code, folder))
  }
  if (!isForTests && !options.includes('--uncompressed')) {
    await compressFolder(join(assets, folder), options.includes('--quick'))
  }
  letAllRead(join(assets, folder))
  const missing = Object.keys(messages).filter((id) => textOf(id) === undefined).length
  const done = total === 0 ? 100 : Math.floor((100 * (total - missing)) / total)
  const words = hostWords({ language: tag, textOf })
  languages[tag] = { folder, direction: directionOf(tag), done, words }
  await writeList(false)
  console.log(`${tag}: ${total - missing} of ${total} texts (${done}%) in ${join(assets, folder)}`)
}

/** Scripts without a text are the same in every language, but import those that have some. */
async function scriptOf(name, language, textOf) {
  const withMarks = join(marked, 'assets', name)
  if (!existsSync(withMarks)) return [name, await readFile(join(assets, name), 'utf8')]
  const code = await readFile(withMarks, 'utf8')
  return [name, inlineWords(code, { language, messages, textOf })]
}

/** Vite names the files that a lazy part needs from the root on. */
function withOwnScripts(code, folder) {
  return code.replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, `$1assets/${folder}/$2$1`)
}

/** Whole or not at all: a host may read it meanwhile. */
async function writeList(isComplete) {
  const draft = `${listFile}.${process.pid}`
  await writeFile(draft, JSON.stringify({ isComplete, languages }))
  chmodSync(draft, 0o644)
  renameSync(draft, listFile)
}
