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

const write = {
  'src/api/operations.ts': [
    '  listReviews: {',
    `  deleteReview: {
    method: 'DELETE',
    path: '/stores/{storeId}/reviews/{reviewId}',
    query: [],
    isExclusive: true,
  },
  listReviews: {`,
  ],
  'src/api/writes.ts': [
    "import { write, type WriteCaller } from './write.ts'\n",
    `import { Review } from './schemas/reviews.ts'
import { write, type WriteCaller } from './write.ts'

export const deleteReview = (storeId: string, reviewId: string, caller: WriteCaller<Review>) =>
  write({ operation: 'deleteReview', params: { storeId, reviewId }, answer: Review }, caller)
`,
  ],
  'src/model/records/write-names.ts': [
    '  replyTicket: {\n    group:',
    `  deleteReview: {
    group: 'settings',
    done: t\`Deleted review\`,
    otherwise: t\`Delete review\`,
    seen: t\`Gone\`,
    despite: t\`the review is gone\`,
    failed: t\`A review wasn’t deleted\`,
    refused: (role) => t\`Your role is \${role}: reviews are for owners.\`,
  },
  replyTicket: {
    group:`,
  ],
  'src/model/doing/writes/kinds/review.ts': `import { readReviews } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { t } from '#base/language/words.ts'
import type { WriteKind } from '#model/doing/writes/kind.ts'
import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import { createWrites } from '#model/doing/writes/registry.ts'
import type { WriteState } from '#model/doing/writes/state.ts'

type Target = { storeId: string; reviewId: string }
const said = { title: t\`Deleting the review\`, text: t\`Waiting for your platform.\` }
const words: PhaseWords<WriteState<Review>> = {
  prechecking: said,
  sending: said,
  checking: said,
  done: said,
  rejected: said,
  'not-recorded': said,
  unprovable: said,
  'not-sent': said,
}
const kind: WriteKind<keyof Target, Review[], Review, never> = {
  operation: 'deleteReview',
  ids: ['storeId', 'reviewId'],
  readOperation: 'listReviews',
  read: async ({ storeId }) =>
    (await readReviews(storeId, {}, new AbortController().signal)).items,
  find: (reviews) =>
    reviews.length > 0 ? { match: 'none' } : { match: 'unclear' },
  words,
  link: ({ storeId }) => ({ label: t\`Reviews\`, to: '/stores/$storeId/reviews', params: { storeId } }),
}
export const reviewDeletions = createWrites<keyof Target, Review[], Review, Review>(kind)
`,
  'host/role-rights.ts': [
    "  listReviews: { from: 'reader',",
    "  deleteReview: { from: 'owner' },\n  listReviews: { from: 'reader',",
  ],
  'mock-api/handlers.ts': ['  listReviews,\n', '  deleteReview: listReviews,\n  listReviews,\n'],
  'mock-api/schemas.test.ts': [
    '  listReviews: [people.review, Review],',
    '  listReviews: [people.review, Review],\n  deleteReview: [people.review, Review],',
  ],
}

/** By file: what stands there once, and what takes its place; or the text of a new file. */
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
  'a label': { 'src/base/language/labels.ts': ['created = t`Created`', 'created = t`Made on`'] },
  'a write, without its form': write,
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

function make(file, change) {
  const path = join(root, file)
  if (typeof change === 'string') return writeFileSync(path, change)
  const [before, after] = change
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
