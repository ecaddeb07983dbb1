import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* docs/asvs.md names a test or a document for each requirement. */
const paper = readFileSync('docs/asvs.md', 'utf8')
const rows = [
  ...paper.matchAll(
    /^\| (\d+\.\d+\.\d+) +\| ([123]) +\| (met|met by document|not met) +\| (.+?) +\|$/gm,
  ),
].map(([, id = '', , state = '', rest = '']) => ({ id, state, proofs: proofsIn(rest) }))

type Proof = { file: string; title?: string; heading?: string }

function proofsIn(text: string): Proof[] {
  const files = [...text.matchAll(/`([\w./-]+\.\w+)`(?:: "(.+?)"(?=;| \||$|\s*$))?/g)]
  const links = [...text.matchAll(/\]\(([\w.-]+\.md)#([\w-]+)\)/g)]
  return [
    ...files.map(([, file = '', title]) => ({ file, title })),
    ...links.map(([, file = '', heading]) => ({ file: `docs/${file}`, heading })),
  ]
}

function headingsOf(markdown: string) {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)]
  return headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** A title counts where it is the first argument of a call that makes a test, and one that runs. */
function hasTest(content: string, title: string) {
  // Some titles start with the number of a trap.
  const named = new RegExp(
    String.raw`\(\s*(['"\`])(?:[TS]\d+[^'"\`]*: )?${escaped(title)}\1\s*,`,
  ).exec(content)
  if (!named) return false
  const calls = content.slice(0, named.index).matchAll(/\b(?:test|it|describe)\b(?:\.\w+)*/g)
  const call = Array.from(calls).at(-1)?.[0]
  return call !== undefined && !/\.(?:skip|todo|fails|fixme)\b/.test(call)
}

function isThere({ file, title, heading }: Proof) {
  if (!existsSync(file)) return false
  const content = readFileSync(file, 'utf8')
  if (heading !== undefined) return headingsOf(content).includes(heading)
  if (title === undefined) return true
  return /\.(?:test|spec)\.tsx?$/.test(file) && hasTest(content, title)
}

test.each([
  ["test('%s is refused', () => {})", true],
  ["test.runIf(hasRedis)(\n  '%s is refused',\n  { timeout: 1 },", true],
  ["test('T12: %s is refused', () => {})", true],
  ["test('also %s is refused', () => {})", false],
  ["test('%s is refused and more', () => {})", false],
  ["test.skip('%s is refused', () => {})", false],
  ["test.todo('%s is refused')", false],
  ["// '%s is refused',", false],
  ["const words = '%s is refused'", false],
])('a title is proof where it names a test that runs: %j', (content, isProof) => {
  expect(hasTest(content, '%s is refused')).toBe(isProof)
})

test('what is met is shown by a test, or says that a paper alone shows it', () => {
  const wrong = rows.filter(({ state, proofs }) => {
    if (state === 'not met') return false
    const hasTitle = proofs.some(({ title }) => title)
    const hasPaper = proofs.some(({ file, heading }) => heading ?? file.endsWith('.md'))
    return state === 'met' ? !hasTitle : hasTitle || !hasPaper
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('each of the 172 requirements stands in the table once', () => {
  expect(rows).toHaveLength(172)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(172)
})

test('the table counts as its introduction says, and at least 165 requirements are met', () => {
  const met = rows.filter(({ state }) => state !== 'not met')
  const byPaper = met.filter(({ state }) => state === 'met by document')
  expect(paper).toContain(`**${met.length} met, ${172 - met.length} not**`)
  const ids = byPaper.map(({ id }) => id).join(', ') || 'none'
  expect(paper).toContain(`Met by a document alone: ${ids}.`)
  expect(met.length).toBeGreaterThanOrEqual(165)
})

test.each(rows)('$id is shown by what exists', ({ proofs }) => {
  expect(proofs).not.toEqual([])
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
})

test('each requirement that is not met has its reason', () => {
  const open = rows.filter(({ state }) => state === 'not met').map(({ id }) => id)
  const reasons = [...paper.matchAll(/^- \*\*(\S+)\*\* \(level \d\)\. .{60,}$/gm)]
  expect(reasons.map(([, id]) => id)).toEqual(open)
})

test('no module looks up elements by a name that a record could take', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const named =
    /document\.(?:all|anchors|embeds|forms|images|links|plugins)\b|getElementsByName|\b(?:window|globalThis)\[/
  const found = modules.filter((file) => named.test(readFileSync(join('src', file), 'utf8')))
  expect(modules.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
