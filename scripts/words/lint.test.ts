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
  'export const ag = <p>{`${at(n).toFixed(1)} ${at(m).toFixed(1)}`}{Number(n.toFixed(2))}</p>',
  'export const ah = [name, types.join(", ")].join("\\t") + keys.toSorted().join("")',
  'export const ai = text.localeCompare(word, undefined, { sensitivity: "base" }) === 0',
  'export const aj = cond ? t`Sent.` + betweenSentences : name + t({ message: " +1", context: "CLDR" })',
  'export const ak = new Map([["Code of a thing", kind]]) && <code>{isOpen ? "open" : "shut"}</code>',
  'export const al = fetch(url, { method: "POST", format: "long", filter: "blur(2px)" })',
  'export const am = n === 1 ? "left" : "right"',
  'export const an = [t`Sent`, t`Kept`].join(" · ") + `${store}:${id}`',
  'export const stateOf = () => "unknown"',
  'export const ao = names.toSorted(compareNames) && <p>{t`Sent`} · {n}</p>',
  'if (status === "Not paid") throw new Error("Nothing anyone reads")',
]
const bare = [
  'export const a = { label: "Orders" }',
  'export const b = `${n} orders of ${m}`',
  'export const c = <p>Read this</p>',
  'export const d = <input aria-label="Search" />',
  'export const da = <Fact label="VAT ID" />',
  'export const db = <Fact label="ISP" />',
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
  'export const ca = t`Sent` + " " + name',
  'export const cb = labels.created + name',
  'export const cc = use(`${n} ${n === 1 ? "order" : "orders"}`)',
  'export const cd = use(`${n} file${n === 1 ? "" : "s"}`)',
  'export const ce = [t`Sent`, t`Kept`].join(", ")',
  'export const cf = <p>{t`Sent.`} {t`Kept.`}</p>',
  'export const cg = <p>{isOpen ? "yes" : "no"}</p>',
  'export const ch = <i>{isMany ? "many" : t`Only ${n}`}</i>',
  'export const stateText = () => { if (n > 0) return "unknown"; return t`Known` }',
  'export const kindWords = (n) => n > 0 ? "paid" : "unpaid"',
  'export const ci = <meter aria-valuetext="half" />',
  'export const cj = <p aria-roledescription="slider" />',
  'export const ck = new Map([["a", "Not paid"]])',
  'export const cl = { format: "As a table" }',
  'export const cm = { filter: "Only paid ones" }',
  'export const cn = { method: "By hand" }',
  'export const co = { note: isOn ? "on" : t`Off` }',
  'export const listTitle = "All of them"',
  'export const keyHelp = "Press it twice"',
  'export const cp = names.toSorted()',
  'export const cv = date.toLocaleDateString()',
  'export const cq = names.toSorted((a, b) => a.localeCompare(b))',
  'export const cr = <p>{n.toFixed(2)}</p>',
  'export const cs = commas(`${name}, ${n}`)',
  'export const ct = `${name} (${n})`',
  'export const cu = names.join(", ")',
]

test('each text outside a mark is found, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const lines = ["import { labels, plural, t } from '#base/language/words.ts'", ...marked, ...bare]
  const names = ['marked', 'direct', 'pieces', 'joins', 'signs']
  const rules = Object.fromEntries(names.map((name) => [`words/${name}`, 'error']))
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
