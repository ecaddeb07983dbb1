/*
 * The README's "to change, touch", done in a scratch copy: fails if a change needs more files than
 * its drill touches, because types, lint or tests then fail, or if a forgotten part goes unnoticed.
 *
 *   npm run drills
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const filter = {
  'src/api/operations.ts': ["query: ['rating', ", "query: ['rating', 'productId', "],
  'src/model/reading/lists/lists.ts': [
    "    { kind: 'integer', name: 'rating',",
    "    { kind: 'text', name: 'productId', label: t`Product` },\n    { kind: 'integer', name: 'rating',",
  ],
  'mock-api/routes-reviews.ts': [
    '    parameters: {',
    "    parameters: {\n      productId: textFilter('equal', (review) => review.productId, true),",
  ],
}

/** By file: what stands there once, and what takes its place. */
const drills = {
  'a filter of a list': filter,
  'a response field, shown and exported': {
    'src/api/schemas/orders.ts': [
      'Order = z.object({\n  ...record,',
      'Order = z.object({\n  ...record,\n  fraudScore: text,',
    ],
    'src/model/reading/columns/orders-columns.ts': [
      '  ...notedColumns,',
      "  { id: 'fraud', label: t`Risk`, field: 'fraudScore', width: 92, isExtra: true, kind: 'text' },\n  ...notedColumns,",
    ],
  },
  'a limit of a body': {
    'src/api/schemas/tickets.ts': ['textLength(1, 2048)', 'textLength(1, 4096)'],
    'mock-api/limits.test.ts': [
      "['x'.repeat(2048), 'x'.repeat(2049)],\n    ['€'.repeat(2048), '😀'.repeat(1025)],",
      "['x'.repeat(4096), 'x'.repeat(4097)],",
    ],
  },
  'the key of a shortcut': {
    'src/model/shortcuts.ts': ["{ key: 'l', text: t`Tools`", "{ key: 'k', text: t`Tools`"],
  },
}

const tests = [
  'mock-api/filter-rules.test.ts',
  'mock-api/limits.test.ts',
  'src/model/reading/columns',
]

const root = mkdtempSync(join(tmpdir(), 'counter-drills-'))
const files = run('git', ['ls-files', '-coz', '--exclude-standard']).split('\0').filter(existsSync)
for (const file of files) cpSync(file, join(root, file))
symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
const failures = []
try {
  for (const [name, changes] of Object.entries(drills)) {
    for (const [file, change] of Object.entries(changes)) make(file, change)
    console.log(`${name}: ${Object.keys(changes).length} files`)
  }
  expectPass('types', 'npx', ['tsc'])
  expectPass('lint', 'npx', ['oxlint'])
  expectPass('tests', 'npx', ['vitest', 'run', ...tests])
  expectForgotten()
} finally {
  rmSync(root, { recursive: true, force: true })
}
for (const failure of failures) console.error(`\nFAILED: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Without its rule in the mock a filter fails a test; misspelt, it is one error at its line. */
function expectForgotten() {
  const [mock, lists] = ['mock-api/routes-reviews.ts', 'src/model/reading/lists/lists.ts']
  make(mock, filter[mock].toReversed())
  if (passes('npx', ['vitest', 'run', tests[0]]).isPassed) failures.push('nobody missed the rule')
  make(lists, ["name: 'productId', label: t`Product`", "name: 'produktId', label: t`Product`"])
  const { output } = passes('npx', ['tsc', '--pretty', 'false'])
  const errors = output.split('\n').filter((line) => line.includes('error TS'))
  if (errors.length !== 1 || !errors[0].startsWith(lists)) {
    failures.push(`a misspelt filter is told so:\n${errors.join('\n')}`)
  }
}

function make(file, [before, after]) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (text.split(before).length !== 2) throw new Error(`${file} has this not once: ${before}`)
  writeFileSync(
    path,
    text.replace(before, () => after),
  )
}

function expectPass(what, command, args) {
  const { isPassed, output } = passes(command, args)
  if (!isPassed) failures.push(`${what}\n${output}`)
}

function passes(command, args) {
  try {
    return { isPassed: true, output: run(command, args, root) }
  } catch (error) {
    return { isPassed: false, output: `${error.stdout}${error.stderr}` }
  }
}

function run(command, args, cwd = '.') {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  })
}
