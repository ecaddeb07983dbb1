import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const marked = [
  'export const w = { label: t`Orders`, id: "Not shown to anyone", kind: "busy" }',
  'export const x = plural(n, { one: "1 order", other: `${n} orders` })',
  'export const y = <p className="quiet small"><Trans>Read <b>the terms</b></Trans> {n} ·</p>',
  'export const z = t`${isOpen ? t`Open` : ""} ${n ?? "–"} of ${format("long")}`',
  'export const v = { label: labels.created }',
  'export const aa = <Icon name="menu" />',
  'export const ab = <p>{t`Last day`}{" "}<b>{n}</b></p>',
  'export const ac = kindOf(n) === "now" && plural(n, { one: `${n} of ${t`all`}`, other: "Many" })',
  'export const ad = <p>{n > 0 && " · "}{t`Page ${formatNumber(n)} of ${m}`}</p>',
  'export const ae = <Copy between={isLine ? ", " : ";"} /> && t`${formatNumber(n)} of ${m}`',
  'export const af = t({ message: "Used", comment: "Of “SPRING”" })',
  'if (status === "Not paid") throw new Error("Nothing anyone reads")',
]
const bare = [
  'export const a = { label: "Orders" }',
  'export const b = `${n} orders of ${m}`',
  'export const c = <p>Read this</p>',
  'export const d = <input aria-label="Search" />',
  'export const e = isOpen ? "Close it" : undefined',
  'export const f = z.string().min(1, "Write a name")',
  'export const g = "7 days"',
  'export const k = { note: "country: that of the bill" }',
  'export const h = labels.map(t)',
  'export const i = t`${n ?? "no"} pages`',
  'export const l = t`Created`',
  "import { t as said } from './base/language/words.ts'",
  'export const j = t`It is ${isOpen ? "open" : ""}`',
  'export const m = <Copy what="command" />',
  'export const o = <JsonView name="request" />',
  'export const p = `${t`Sent.`} ${t`Kept.`}`',
  'export const q = [t`Sent.`, isOpen && t`Kept.`].filter(Boolean).join(" ")',
  'export const r = <p>{t`Sent.`}{" "}{isOpen && t`Kept.`}</p>',
  'export const s = () => { const age = ageText(n); return age === "now" }',
  'export const u = name === t`Nobody`',
  'export const ba = <p>{at > 0 && ", "}{name}</p>',
  'export const bb = <p><b>{label}</b>: {value}</p>',
  'export const bc = `“${name}”`',
  'export const bd = t`${formatNumber(n)} rows`',
  'export const be = <Trans>{formatNumber(n)} hidden</Trans>',
]

test('each text outside a mark is found, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const lines = ["import { labels, plural, t } from '#base/language/words.ts'", ...marked, ...bare]
  const rules = { 'words/marked': 'error', 'words/direct': 'error', 'words/pieces': 'error' }
  const jsPlugins = [resolve(import.meta.dirname, 'lint.mjs')]
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ plugins: [], jsPlugins, rules }))
  writeFileSync(join(folder, 'a.tsx'), lines.join('\n'))
  const args = ['node_modules/oxlint/bin/oxlint', '-f', 'unix', '-c', 'config.json', 'a.tsx']
  const [script = '', ...rest] = args
  const { stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...rest], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const found = [...stdout.matchAll(/^.*?a\.tsx:(\d+):.*words\(/gm)].map(
    ([, line]) => lines[Number(line) - 1],
  )
  expect(new Set(found), stderr).toEqual(new Set(bare))
})
