import { type Finding, type Point, findingName } from './points.ts'

/** As one would expect, works with a limit, refused or ignored, can't tell. */
export type Mark = 'tick' | 'half' | 'stroke' | 'ring'
type Meaning = { mark: Mark; does: string; counter: string }

const meaning = (mark: Mark, does: string, counter: string): Meaning => ({ mark, does, counter })
const SAYS_IGNORED = 'Says above the list that rows don’t match'

/** What a behaviour is called, and what Counter does about it. */
const meanings: { [Of in Point]: (detail: string) => Record<string, Meaning> } = {
  pageSizeLargest: (rows) => ({
    kept: meaning('tick', `Gives ${rows} rows when asked`, 'Asks for up to 100'),
    clamped: meaning(
      'half',
      `Gives ${rows} rows, whatever more is asked`,
      `Reads ${rows} at a time`,
    ),
    refused: meaning('half', `Refuses more than ${rows} rows`, 'Offers smaller pages'),
    ignored: meaning('stroke', `Gives ${rows} rows, whatever is asked`, 'Takes pages as they come'),
  }),
  pageSizeOfOne: () => ({
    counts: meaning('tick', 'Pages are the count', 'Uses it for counts'),
    ignored: meaning('stroke', 'More than one row comes', 'Shows no totals'),
    refused: meaning('stroke', 'Refused', 'Shows no totals'),
    uncounted: meaning('stroke', 'No number of pages', 'Shows no totals'),
    wrong: meaning(
      'stroke',
      'Pages don’t fit the rows',
      'Shows totals only where they fit the rows',
    ),
  }),
  beyondLast: () => ({
    empty: meaning('tick', 'An empty page', 'Ends there'),
    repeated: meaning('half', 'Rows that came before', 'Ends at a page without a new row'),
    refused: meaning('half', 'Refused', 'Ends at the last page it names'),
  }),
  order: () => ({
    newest: meaning('tick', 'Newest first', 'Says so where the rows are'),
    oldest: meaning('half', 'Oldest first', 'Asks for the newest first where it matters'),
    unsorted: meaning('stroke', 'No order by time', 'Asks for the newest first where it matters'),
  }),
  sorts: () => ({
    followed: meaning('tick', 'Followed', 'Lets your platform sort'),
    ignored: meaning('stroke', 'Ignored', 'Says above the list that it isn’t sorted'),
    refused: meaning('stroke', 'Refused', 'Offers the list without it'),
  }),
  filter: () => ({
    equal: meaning('tick', 'Is exactly', 'Offers the words met in your orders'),
    contains: meaning('half', 'Contains', 'Shows all that come'),
    ignored: meaning('stroke', 'Ignored: all rows come', SAYS_IGNORED),
    refused: meaning('stroke', 'Refused', 'Says so in place of the list'),
  }),
  // Only ever told together with the filter.
  filterCase: () => ({}),
  flagFalse: () => ({
    followed: meaning('tick', 'Only the others come', 'Takes them as they come'),
    any: meaning('stroke', 'Ignored: all rows come', 'Leaves out the rest here'),
    opposite: meaning('stroke', 'The opposite comes', 'Leaves it out here'),
    refused: meaning('stroke', 'Refused', 'Says so in place of the list'),
  }),
  dateEnds: () => ({
    included: meaning('tick', 'Both ends included', 'Asks in UTC'),
    excluded: meaning('half', 'An end is left out', 'Asks in UTC, to the millisecond'),
    ignored: meaning('stroke', 'Ignored: all rows come', SAYS_IGNORED),
    refused: meaning('stroke', 'Refused', 'Says so in place of the list'),
  }),
  shortSearches: (letters) => ({
    answered: meaning('tick', 'Answered from the first letter', 'Asks as you type'),
    empty: meaning('half', `${letters} letters find nobody`, 'Shows what comes'),
    refused: meaning(
      'half',
      `${letters} letters or fewer: refused`,
      'Says so in place of the list',
    ),
  }),
  search: () => ({
    contains: meaning('tick', 'Contains', 'Shows all that come'),
    begins: meaning('half', 'Begins with', 'Shows all that come'),
    equal: meaning('half', 'Only the whole', 'Shows all that come'),
    ignored: meaning('stroke', 'Ignored: all rows come', 'Shows all that come'),
    refused: meaning('stroke', 'Refused', 'Says so in place of the list'),
  }),
  lag: (seconds) => ({
    prompt: meaning('tick', `New orders show within ${seconds} s`, 'Looks again every 20 s'),
    late: meaning(
      'half',
      `New orders show after ${seconds} s or more`,
      'Waits a minute before it doubts a change',
    ),
  }),
  statuses: (words) => ({
    known: meaning('tick', 'All are known', 'Marks them with a sign'),
    unknown: meaning('half', words, 'Shows the word, counts them as not paid'),
  }),
  tooOften: (seconds) => ({
    told: meaning('half', `Asked for ${seconds} s of rest`, 'Waits as long as it says'),
    untold: meaning('half', 'Refuses for a while (429)', 'Waits longer each time'),
  }),
}

type Question = { group: string; name: string; finding: string; noun?: string; unmet?: Meaning }

const UNMET = meaning('ring', 'Not met yet', 'Would wait as long as it says')
const NOT_SEEN = meaning('ring', 'Can’t tell', 'Looks again every 20 s')

const question = (
  group: string,
  name: string,
  point: Point,
  more: { subject?: string; noun?: string; unmet?: Meaning } = {},
): Question => {
  const { subject, ...rest } = more
  return { group, name, finding: findingName({ point, subject }), ...rest }
}

/** In the order of the page. Questions of one name and one answer stand in one row. */
const questions: readonly Question[] = [
  question('Lists', 'Largest page', 'pageSizeLargest'),
  question('Lists', 'Count from a page of one', 'pageSizeOfOne'),
  question('Lists', 'After the last page', 'beyondLast'),
  question('Lists', 'Order without a sort', 'order'),
  ...['dateCreated date', 'amount amount', 'customerEmail customer'].map((words) => {
    const [field, noun] = words.split(' ')
    return question('Lists', 'Sort orders by', 'sorts', { subject: `listOrders.${field}`, noun })
  }),
  question('Lists', 'Sort', 'sorts', { subject: 'listCoupons.uses', noun: 'coupons' }),
  question('Lists', 'Sort', 'sorts', { subject: 'listReviews.rating', noun: 'reviews' }),
  question('Lists', 'Sort', 'sorts', {
    subject: 'listWebhookLogs.dateCreated',
    noun: 'deliveries',
  }),
  question('Filters', '', 'filter', { subject: 'listOrders.status', noun: 'status' }),
  question('Filters', '', 'filter', { subject: 'listOrders.gateway', noun: 'gateway' }),
  question('Filters', '', 'filter', { subject: 'listOrders.email', noun: 'email' }),
  question('Filters', 'Success = false on deliveries', 'flagFalse', {
    subject: 'listWebhookLogs.Success',
  }),
  question('Filters', 'Reply = false on reviews', 'flagFalse', { subject: 'listReviews.hasReply' }),
  question('Filters', 'Dates from and to', 'dateEnds', { subject: 'listOrders.dateFrom' }),
  question('Search', 'Customers, short words', 'shortSearches', { subject: 'searchCustomers' }),
  question('Search', 'Customers', 'search', { subject: 'searchCustomers' }),
  question('Search', 'Coupons', 'search', { subject: 'searchCoupons' }),
  question('Time and words', 'Lag', 'lag', { unmet: NOT_SEEN }),
  question('Time and words', 'Statuses we don’t know', 'statuses'),
  question('Time and words', 'Pause when asked too often', 'tooOften', { unmet: UNMET }),
]

export type PlatformRow = Meaning & { group: string; question: string; how: string; at?: number }

type Seen = { behaviour?: string; detail?: string; how?: string; at?: number; answers?: number }

const howOf = (answers: number | undefined) =>
  answers === undefined
    ? undefined
    : answers === 1
      ? 'Seen in 1 answer'
      : `Seen in ${answers} answers`

const UNMET_HOW: Readonly<Record<string, string>> = {
  lag: 'Seen while orders come in',
  tooOften: 'We don’t provoke it',
}

/** The rows of the page and of the command, from what was seen of each point. */
export function platformRows(
  seen: Readonly<Record<string, Seen>>,
  otherwise = 'Not asked yet',
): PlatformRow[] {
  const rows = new Map<string, PlatformRow & { nouns: string[] }>()
  for (const { group, name, finding, noun, unmet } of questions) {
    const { behaviour, detail = '', at, answers, how = howOf(answers) } = seen[finding] ?? {}
    const [point = ''] = finding.split(' ')
    const told = behaviour && meanings[point as Point](detail)[behaviour]
    const cased = told && withCase(told, seen[finding.replace(/^filter /, 'filterCase ')])
    const answer = cased || unmet || meaning('ring', 'Can’t tell', 'Takes it as it comes')
    const says = (told ? how : (UNMET_HOW[finding] ?? how)) ?? otherwise
    const key = noun ? `${group} ${name} ${answer.does} ${told ? '' : says}` : `${group} ${name}`
    const row = rows.get(key)
    if (row && noun) row.nouns.push(noun)
    else
      rows.set(key, { ...answer, group, question: name, how: says, at, nouns: noun ? [noun] : [] })
  }
  return [...rows.values()].map(({ nouns, ...row }) => ({
    ...row,
    question: sentence(`${row.question} ${nouns.join(', ')}`),
  }))
}

function withCase(told: Meaning, letters: Seen | undefined): Meaning {
  if (letters?.behaviour === 'either')
    return { ...told, does: `${told.does}, capitals don’t matter` }
  if (letters?.behaviour !== 'sensitive') return told
  return { ...told, mark: 'half', does: `${told.does}, capitals matter` }
}

const sentence = (words: string) => {
  const text = words.trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const seenOf = (findings: readonly Finding[]): Record<string, Seen> => {
  const seen: Record<string, Seen> = {}
  for (const finding of findings) seen[findingName(finding)] = finding
  return seen
}

/** The marks of a terminal. */
export const rowMarks: Record<Mark, string> = { tick: '=', half: '~', stroke: '!', ring: '?' }

/** One line for a row, in columns; beside what can't be told stands why. */
const rowLine = ({ mark, question: asked, does, counter, how }: PlatformRow): string =>
  `${rowMarks[mark]} ${asked.padEnd(37)} ${does.padEnd(42)} ${mark === 'ring' ? how : counter}`

export function rowsText(rows: readonly PlatformRow[]): string {
  return rows
    .flatMap((row, index) => {
      const isNew = row.group !== rows[index - 1]?.group
      return isNew
        ? [...(index > 0 ? [''] : []), row.group, `  ${rowLine(row)}`]
        : [`  ${rowLine(row)}`]
    })
    .join('\n')
}
