import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Licences that allow copies as long as their notice is included. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'Unlicense',
  'MIT OR CC0-1.0',
  '(MIT OR CC0-1.0)',
]

export function packagesIn(folders) {
  const packages = [...new Set(folders)].map((folder) => {
    const { name, version, license, author } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    if (!allowed.includes(license)) {
      throw new Error(
        `${name} ${version} has the licence ${license}, which is not in scripts/licences.mjs.`,
      )
    }
    return { folder, name, version, license, author: author?.name ?? author }
  })
  return packages.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export function renderNotices(packages) {
  const parts = packages.map(
    (entry) => `${entry.name} ${entry.version} (${entry.license})\n\n${noticeOf(entry)}`,
  )
  const own = readFileSync('LICENSE', 'utf8').trim()
  return (
    [`Counter\n\n${own}`, `Counter contains these packages.`, ...parts].join(
      `\n\n${'-'.repeat(80)}\n\n`,
    ) + '\n'
  )
}

function noticeOf({ folder, name, license, author = `the authors of ${name}` }) {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)\b/i.test(file))
  if (files.length > 0) {
    return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
  }
  if (license !== 'MIT') throw new Error(`${name} carries no text of its licence ${license}.`)
  const [, text] = readFileSync('LICENSE', 'utf8').split(/(?=Permission is)/)
  return `MIT License\n\nCopyright (c) ${author}\n\n${text.trim()}`
}
