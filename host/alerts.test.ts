import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { operations } from '#api/operations.ts'
import { createMetrics } from './metrics.ts'
import { isInstalled } from './redis-server.testing.ts'
import { outcomes } from './request-log.ts'

/* What operators load into Prometheus and Grafana speaks of metrics that exist. */

type Rule = { alert: string; expr: string; annotations: { description: string } }
const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as {
  groups: { rules: Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

type Panel = { title: string; type: string; targets?: { expr: string }[] }
const dashboard = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as {
  panels: Panel[]
}
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const shown = panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => withoutVariables(expr)),
)
const expressions = [...rules.map(({ expr }) => expr), ...shown]

function withoutVariables(expr: string) {
  return expr
    .replaceAll('$__rate_interval', '5m')
    .replaceAll('$__range', '6h')
    .replaceAll(/\$(?:job|instance)/g, 'counter')
}

const words = new Set(
  'sum min by or absent rate increase changes count histogram_quantile'.split(' '),
)

/** The metrics of an expression: the names in it that are neither functions, labels, nor texts. */
function metricsIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
  return [...bare.matchAll(/[a-z_][a-z_0-9]*/g)]
    .map(([name]) => name)
    .filter((name) => !words.has(name))
}

/** Each `label="value"`, also the parts of `label=~"one|other"`. */
function labelsIn(expr: string): [string, string][] {
  const pairs = [...expr.matchAll(/(\w+)(?:=~|!~|!=|=)"([^"]*)"/g)]
  return pairs.flatMap(([, label = '', values = '']) =>
    values.split('|').map((value): [string, string] => [label, value]),
  )
}

let existing: Set<string>
beforeAll(async () => {
  const metrics = createMetrics()
  metrics.follow({
    countWritesUnderWay: () => 0,
    countConnections: async () => 0,
    isStoreUp: async () => true,
  })
  const lines = (await metrics.text()).split('\n')
  const names = lines.flatMap(
    (line) => /^# TYPE (\S+) (\S+)/.exec(line)?.slice(1, 3).join(' ') ?? [],
  )
  existing = new Set([
    'up',
    ...names.map((name) => name.split(' ')[0]!),
    ...names
      .filter((name) => name.endsWith('histogram'))
      .map((name) => `${name.split(' ')[0]}_bucket`),
  ])
})

test('twelve alerts and a dashboard of many panels', () => {
  expect(rules.map(({ alert }) => alert)).toHaveLength(12)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(12)
  expect(panels.length).toBeGreaterThan(15)
  for (const { targets = [] } of panels) expect(targets.length).toBeGreaterThan(0)
})

test.each(expressions)('%s names metrics that a host has', (expr) => {
  const names = metricsIn(expr)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !existing.has(name))).toEqual([])
})

test('every metric of our own is on the dashboard', () => {
  const used = new Set(shown.flatMap(metricsIn))
  const own = [...existing].filter((name) => name.startsWith('counter_'))
  expect(
    own.filter(
      (name) => !used.has(name) && !used.has(`${name}_bucket`) && !name.endsWith('_bucket'),
    ),
  ).toEqual([])
})

test('labels and their values exist', async () => {
  const files = (await readdir('host')).filter((name) => /^[\w-]+\.ts$/.test(name))
  const sources = files.map((name) => readFileSync(join('host', name), 'utf8'))
  const code = sources.join('\n')
  const named = [...code.matchAll(/nameAs\('([\w-]+)'\)|set\('operation', '([\w-]+)'\)/g)]
  const known: Record<string, (value: string) => boolean> = {
    job: (value) => value === 'counter',
    instance: () => true,
    outcome: (value) => outcomes.some((one) => one === value),
    operation: (value) => value in operations || named.some((one) => one.includes(value)),
    code: (value) => code.includes(`code: '${value}'`),
  }
  const wrong = expressions.flatMap(labelsIn).filter(([label, value]) => !known[label]?.(value))
  expect(wrong).toEqual([])
})

test('each alert leads to an incident of the paper', () => {
  const paper = readFileSync('docs/operating.md', 'utf8')
  const incidents = [...paper.matchAll(/^### (\d+)\. /gm)].map(([, number]) => number)
  expect(incidents).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)))
  for (const { annotations } of rules) {
    const told = /See incidents? (\d+)(?: and (\d+))?\.$/.exec(annotations.description)
    expect(incidents).toContain(told?.[1])
    if (told?.[2]) expect(incidents).toContain(told[2])
  }
})

const hasPromtool = isInstalled('promtool')
if (!hasPromtool) console.log('promtool is not installed: the tests with it are left out.')

const run = (...options: string[]) =>
  execFileSync('promtool', options, { stdio: 'pipe' }).toString()

describe.runIf(hasPromtool)('promtool', () => {
  test('takes the alerts, and each fires on what it is for and on nothing else', () => {
    expect(run('check', 'rules', 'deploy/alerts.yml')).toContain('12 rules found')
    expect(run('test', 'rules', 'host/alerts.testing.yml')).toContain('SUCCESS')
  })

  test('reads what the dashboard asks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'counter-rules-'))
    const asked = shown.map((expr, at) => ({ record: `panel:${at}`, expr }))
    // JSON is YAML too.
    const file = join(folder, 'rules.yml')
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: asked }] }))
    expect(run('check', 'rules', file)).toContain(`${shown.length} rules found`)
    await rm(folder, { recursive: true })
  })
})
