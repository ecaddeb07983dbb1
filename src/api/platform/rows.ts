import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { pageSizeWords } from './rows-text.ts'
import { type Finding, type Point, findingName } from './points.ts'

/** As one would expect, works with a limit, refused or ignored, can't tell. */
export type Mark = 'tick' | 'half' | 'stroke' | 'ring'
type Meaning = { mark: Mark; does: string; counter: string }

const meaning = (mark: Mark, does: string, counter: string): Meaning => ({ mark, does, counter })
const SAYS_IGNORED = t`Says above the list that rows don’t match`

/** What a behaviour is called, and what Counter does about it. */
const meanings: { [Of in Point]: (detail: string) => Record<string, Meaning> } = {
  pageSizeLargest: (detail) => {
    const rows = pageSizeWords(Number(detail))
    return {
      kept: meaning('tick', rows.kept, t`Asks for up to 100`),
      clamped: meaning('half', rows.clamped, t`Reads ${detail} at a time`),
      refused: meaning('half', rows.refused, t`Offers smaller pages`),
      ignored: meaning('stroke', rows.ignored, t`Takes pages as they come`),
    }
  },
  pageSizeOfOne: () => ({
    counts: meaning('tick', t`Pages are the count`, t`Uses it for counts`),
    ignored: meaning('stroke', t`More than one row comes`, t`Shows no totals`),
    refused: meaning('stroke', t`Refused`, t`Shows no totals`),
    uncounted: meaning('stroke', t`No number of pages`, t`Shows no totals`),
    wrong: meaning(
      'stroke',
      t`Pages don’t fit the rows`,
      t`Shows totals only where they fit the rows`,
    ),
  }),
  beyondLast: () => ({
    empty: meaning('tick', t`An empty page`, t`Ends there`),
    repeated: meaning('half', t`Rows that came before`, t`Ends at a page without a new row`),
    refused: meaning('half', t`Refused`, t`Ends at the last page it names`),
  }),
  order: () => ({
    newest: meaning('tick', t`Newest first`, t`Says so where the rows are`),
    oldest: meaning('half', t`Oldest first`, t`Asks for the newest first where it matters`),
    unsorted: meaning('stroke', t`No order by time`, t`Asks for the newest first where it matters`),
  }),
  sorts: () => ({
    followed: meaning('tick', t`Followed`, t`Lets your platform sort`),
    ignored: meaning('stroke', t`Ignored`, t`Says above the list that it isn’t sorted`),
    refused: meaning('stroke', t`Refused`, t`Offers the list without it`),
  }),
  filter: () => ({
    equal: meaning('tick', t`Is exactly`, t`Offers the words met in your orders`),
    contains: meaning('half', t`Contains`, t`Shows all that come`),
    ignored: meaning('stroke', t`Ignored: all rows come`, SAYS_IGNORED),
    refused: meaning('stroke', t`Refused`, t`Says so in place of the list`),
  }),
  // Only ever told together with the filter.
  filterCase: () => ({}),
  flagFalse: () => ({
    followed: meaning('tick', t`Only the others come`, t`Takes them as they come`),
    any: meaning('stroke', t`Ignored: all rows come`, t`Leaves out the rest here`),
    opposite: meaning('stroke', t`The opposite comes`, t`Leaves it out here`),
    refused: meaning('stroke', t`Refused`, t`Says so in place of the list`),
  }),
  dateEnds: () => ({
    included: meaning('tick', t`Both ends included`, t`Asks in UTC`),
    excluded: meaning('half', t`An end is left out`, t`Asks in UTC, to the millisecond`),
    ignored: meaning('stroke', t`Ignored: all rows come`, SAYS_IGNORED),
    refused: meaning('stroke', t`Refused`, t`Says so in place of the list`),
  }),
  shortSearches: (letters) => ({
    answered: meaning('tick', t`One letter finds somebody`, t`Asks as you type`),
    empty: meaning('half', t`So few letters find nobody: ${letters}`, t`Shows what comes`),
    refused: meaning(
      'half',
      t`Refuses so few letters: ${letters}`,
      t`Doesn’t ask for so few, and says so`,
    ),
  }),
  search: () => ({
    contains: meaning('tick', t`Contains`, t`Shows all that come`),
    begins: meaning('half', t`Begins with`, t`Shows all that come`),
    equal: meaning('half', t`Only the whole`, t`Shows all that come`),
    ignored: meaning('stroke', t`Ignored: all rows come`, t`Shows all that come`),
    refused: meaning('stroke', t`Refused`, t`Says so in place of the list`),
  }),
  percentages: () => ({
    of100: meaning('tick', t`40% comes as 40`, t`Shows it as 40%`),
    of1: meaning('half', t`40% comes as 0.4`, t`Shows it as 40%`),
  }),
  amounts: () => ({
    fractions: meaning('tick', t`With decimals`, t`Shows them as they come`),
    whole: meaning(
      'half',
      t`No decimals met: may be minor units`,
      t`Shows them as they come, unless Preferences say otherwise`,
    ),
  }),
  lag: (seconds) => ({
    prompt: meaning('tick', t`New orders show within ${seconds} s`, t`Looks again every 20 s`),
    late: meaning(
      'half',
      t`New orders show after ${seconds} s or more`,
      t`Waits a minute before it doubts a change`,
    ),
  }),
  statuses: (words) => ({
    known: meaning('tick', t`All are known`, t`Marks them with a sign`),
    unknown: meaning('half', words, t`Shows the word, goes by the paid amount`),
  }),
  clock: (minutes) => ({
    agrees: meaning('tick', t`Agrees with this device’s`, t`Takes it as it comes`),
    differs: meaning('half', t`${minutes} min from this device’s`, t`Follows your platform’s`),
  }),
  tooOften: (seconds) => ({
    told: meaning('half', t`Asked for ${seconds} s of rest`, t`Waits as long as it says`),
    untold: meaning('half', t`Refuses for a while (429)`, t`Waits longer each time`),
  }),
}

type Name = (nouns: string) => string
type Question = {
  group: string
  name: Name
  finding: string
  noun?: string
  unmet?: Meaning
  /** Seen only while somebody works, so it has no row before. */
  isRare?: true
}

/** Nothing is known, and nothing is done about it. */
export const UNSEEN = meaning('ring', t`Can’t tell`, t`Takes it as it comes`)
const UNMET = meaning('ring', t`Not met yet`, t`Would wait as long as it says`)
const NO_SCALE = meaning('ring', t`Can’t tell`, t`Shows both: 0.4% or 40%`)
const NOT_SEEN = meaning('ring', t`Can’t tell`, t`Looks again every 20 s`)

const asks = (
  group: string,
  name: string | Name,
  point: Point,
  more: { subject?: string } & Pick<Question, 'noun' | 'unmet' | 'isRare'> = {},
): Question => {
  const { subject, ...rest } = more
  const named = typeof name === 'string' ? () => name : name
  return { group, name: named, finding: findingName({ point, subject }), ...rest }
}

const sortOf: Name = (nouns) => t`Sort ${nouns}`

/** In the order of the page. Questions of one name and one answer stand in one row. */
export const questions: readonly Question[] = [
  asks(t`Lists`, t`Largest page`, 'pageSizeLargest'),
  asks(t`Lists`, t`Count from a page of one`, 'pageSizeOfOne'),
  asks(t`Lists`, t`After the last page`, 'beyondLast'),
  asks(t`Lists`, t`Order without a sort`, 'order'),
  ...Object.entries({ dateCreated: t`date`, amount: t`amount`, customerEmail: t`customer` }).map(
    ([field, noun]) =>
      asks(t`Lists`, (nouns) => t`Sort orders by ${nouns}`, 'sorts', {
        subject: `listOrders.${field}`,
        noun,
      }),
  ),
  asks(t`Lists`, sortOf, 'sorts', { subject: 'listCoupons.uses', noun: t`coupons` }),
  asks(t`Lists`, sortOf, 'sorts', { subject: 'listReviews.rating', noun: t`reviews` }),
  asks(t`Lists`, sortOf, 'sorts', {
    subject: 'listWebhookLogs.dateCreated',
    noun: t`deliveries`,
  }),
  asks(t`Filters`, (nouns) => nouns, 'filter', { subject: 'listOrders.status', noun: t`status` }),
  asks(t`Filters`, (nouns) => nouns, 'filter', { subject: 'listOrders.gateway', noun: t`gateway` }),
  asks(t`Filters`, (nouns) => nouns, 'filter', { subject: 'listOrders.email', noun: t`email` }),
  ...[
    { subject: 'listReviews.emailAddress', noun: t`email of reviews` },
    { subject: 'searchCustomers.email', noun: t`email of customers` },
    { subject: 'listReviews.rating', noun: t`rating of reviews` },
    { subject: 'listReviews.dateRangeFrom', noun: t`dates of reviews` },
    { subject: 'listCoupons.numbers', noun: t`numbers of coupons` },
    { subject: 'listCoupons.isEnabled', noun: t`enabled coupons` },
    { subject: 'listWebhookLogs.responseCode', noun: t`response code of deliveries` },
    { subject: 'listWebhookLogs.from', noun: t`dates of deliveries` },
  ].map((rare) => asks(t`Filters`, (nouns) => nouns, 'filter', { ...rare, isRare: true })),
  asks(t`Filters`, t`Success = false on deliveries`, 'flagFalse', {
    subject: 'listWebhookLogs.Success',
  }),
  asks(t`Filters`, t`Reply = false on reviews`, 'flagFalse', {
    subject: 'listReviews.hasReply',
  }),
  asks(t`Filters`, t`Dates from and to`, 'dateEnds', { subject: 'listOrders.dateFrom' }),
  asks(t`Search`, t`Customers by few letters`, 'shortSearches', { subject: 'searchCustomers' }),
  asks(t`Search`, t`Customers`, 'search', { subject: 'searchCustomers' }),
  asks(t`Search`, t`Coupons`, 'search', { subject: 'searchCoupons' }),
  asks(t`Numbers`, t`Percentages`, 'percentages', { unmet: NO_SCALE }),
  asks(t`Numbers`, t`Amounts`, 'amounts'),
  asks(t`Time and words`, t`Lag`, 'lag', { unmet: NOT_SEEN }),
  asks(t`Time and words`, t`Clock`, 'clock', { isRare: true }),
  asks(t`Time and words`, t`Statuses we don’t know`, 'statuses'),
  asks(t`Time and words`, t`Pause when asked too often`, 'tooOften', { unmet: UNMET }),
]

export type PlatformRow = Meaning & { group: string; question: string; how: string; at?: number }

type Seen = { behaviour?: string; detail?: string; how?: string; at?: number; answers?: number }

const howOf = (answers: number | undefined) =>
  answers === undefined
    ? undefined
    : plural(answers, { one: 'Seen in 1 answer', other: `Seen in ${answers} answers` })

const UNMET_HOW: Readonly<Record<string, string>> = {
  lag: t`Seen while orders come in`,
  tooOften: t`We don’t provoke it`,
}

/** The rows of the page and of the command, from what was seen of each point. */
export function platformRows(
  seen: Readonly<Record<string, Seen>>,
  otherwise = t`Not asked yet`,
): PlatformRow[] {
  const rows = new Map<string, Omit<PlatformRow, 'question'> & { name: Name; nouns: string[] }>()
  for (const { group, name, finding, noun, unmet, isRare } of questions) {
    if (isRare && seen[finding]?.behaviour === undefined) continue
    const { behaviour, detail = '', at, answers, how = howOf(answers) } = seen[finding] ?? {}
    const [point = ''] = finding.split(' ')
    const told = behaviour && meanings[point as Point](detail)[behaviour]
    const cased = told && withCase(told, seen[finding.replace(/^filter /, 'filterCase ')])
    const answer = cased || unmet || UNSEEN
    const says = (told ? how : (UNMET_HOW[finding] ?? how)) ?? otherwise
    const key = `${group} ${name('')} ${noun ? `${answer.does} ${told ? '' : says}` : ''}`
    const row = rows.get(key)
    if (row && noun) row.nouns.push(noun)
    else rows.set(key, { ...answer, group, name, how: says, at, nouns: noun ? [noun] : [] })
  }
  return [...rows.values()].map(({ name, nouns, ...row }) => ({
    ...row,
    question: sentence(name(commaList(nouns))),
  }))
}

function withCase(told: Meaning, letters: Seen | undefined): Meaning {
  if (letters?.behaviour === 'either')
    return { ...told, does: t`${told.does}, capitals don’t matter` }
  if (letters?.behaviour !== 'sensitive') return told
  return { ...told, mark: 'half', does: t`${told.does}, capitals matter` }
}

const sentence = (words: string) => words.trim().replace(/^./u, (first) => first.toUpperCase())

export const seenOf = (findings: readonly Finding[]): Record<string, Seen> =>
  Object.fromEntries(findings.map((finding) => [findingName(finding), finding]))
