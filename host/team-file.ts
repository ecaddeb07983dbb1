import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { MOST_TAGS, TicketState, TicketTag } from '#api/schemas/after-sending.ts'
import { EnvironmentError } from './environment.ts'
import { roleNames } from './role-rights.ts'
import { isUuid } from './uuid.ts'

const LARGEST = 2_000_000
const EVERY_STORE = '*'

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

const TeamReply = z.strictObject({
  name: line(80),
  shortcut: z.optional(z.string().check(z.regex(/^[\w-]{0,30}$/))),
  group: z.optional(z.string().check(z.maxLength(60))),
  text: z.string().check(z.minLength(1), z.maxLength(2048)),
  state: z.optional(TicketState),
  tags: z.optional(z.array(TicketTag).check(z.maxLength(MOST_TAGS))),
})

const SharedView = z.strictObject({
  list: line(40),
  name: line(60),
  search: z.record(line(40), z.string().check(z.maxLength(2048))),
})

const StoreTeam = z.strictObject({
  people: z.optional(z.array(line(80)).check(z.maxLength(200))),
  replies: z.optional(z.array(TeamReply).check(z.maxLength(500))),
  views: z.optional(z.array(SharedView).check(z.maxLength(50))),
  lowStock: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /** In percent. */
  disputeLimit: z.optional(z.number().check(z.minimum(0.01), z.maximum(100))),
})

/** `user` is the account's ID on the platform, exactly as it writes it. */
const TeamRole = z.strictObject({
  user: line(200),
  name: z.optional(line(80)),
  role: z.enum(roleNames),
  addresses: z.optional(z.boolean()),
})

const TeamFile = z.strictObject({
  stores: z.record(z.string(), StoreTeam),
  roles: z.optional(z.array(TeamRole).check(z.maxLength(1_000))),
  privacy: z.optional(z.boolean()),
})

export type Team = z.infer<typeof TeamFile>

/** Throws with one line for each error. Messages name the place and never quote the file. */
export function readTeamFile(path: string): Team {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new EnvironmentError('The file that TEAM_FILE names cannot be read.')
  }
  if (text.length > LARGEST) throw new EnvironmentError('TEAM_FILE is larger than 2 MB.')
  return readTeam(text)
}

export function readTeam(text: string): Team {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new EnvironmentError('TEAM_FILE is not JSON.')
  }
  const read = z.safeParse(TeamFile, content)
  const errors = read.success
    ? [...storeErrors(read.data), ...roleErrors(read.data)]
    : read.error.issues.map(({ path, code }) => `${place(path)}: ${wrongs[code] ?? 'is not valid'}`)
  if (read.success && errors.length === 0) return read.data
  throw new EnvironmentError(errors.map((error) => `TEAM_FILE, ${error}.`).join('\n'))
}

const storeErrors = ({ stores }: Team) =>
  Object.keys(stores)
    .filter((store) => store !== EVERY_STORE && !isUuid(store))
    .map((store) => `stores.${store.slice(0, 40)}: is neither a store's ID nor *`)

/** A file that gave roles by mistake must not give more than it says, nor lock everybody out. */
function roleErrors({ roles }: Team): string[] {
  if (!roles) return []
  const users = roles.map(({ user }) => user)
  return [
    ...roles.flatMap(({ user, role, addresses }, at) => [
      ...(users.indexOf(user) === at ? [] : [`roles.${at}.user: stands there twice`]),
      ...(addresses === undefined || role === 'reader'
        ? []
        : [`roles.${at}.addresses: is for readers only`]),
    ]),
    ...(roles.some(({ role }) => role === 'owner') ? [] : ['roles: has no owner']),
  ]
}

/** What SIGHUP may not do: a file that lost its roles would make everybody an owner. */
export function nextTeam(present: Team | undefined, next: Team): Team {
  if (!present?.roles || next.roles) return next
  throw new EnvironmentError('TEAM_FILE has lost its roles. To do without, start the host again.')
}

const wrongs: Record<string, string> = {
  invalid_type: 'is missing or of another type',
  too_big: 'is too long or too large',
  too_small: 'is empty or too small',
  unrecognized_keys: 'has a name that Counter does not know',
  invalid_value: 'is none of the values that Counter knows',
  invalid_format: 'has other characters than letters, digits and hyphens, or more than 30',
}

const place = (path: readonly PropertyKey[]) =>
  path.map(String).join('.').slice(0, 120) || 'the file'

/** In words that the page finds in itself. */
export const teamFacts = (team: Team | undefined): string[] => [
  ...(team?.roles ? ['roles'] : []),
  ...(team?.privacy ? ['privacy'] : []),
  ...(Object.values(team?.stores ?? {}).some(
    ({ views, lowStock, disputeLimit }) => (views ?? lowStock ?? disputeLimit) !== undefined,
  )
    ? ['shared']
    : []),
]

export function teamOf(team: Team | undefined, storeId: string) {
  const own = Object.entries(team?.stores ?? {}).filter(
    ([id]) => id === EVERY_STORE || id.toLowerCase() === storeId.toLowerCase(),
  )
  // A store's own counts for more than that of all.
  const nearest = own.toSorted(([a]) => (a === EVERY_STORE ? 1 : -1)).map(([, one]) => one)
  return {
    people: [...new Set(own.flatMap(([, { people = [] }]) => people))],
    replies: own.flatMap(([, { replies = [] }]) => replies),
    views: own.flatMap(([, { views = [] }]) => views),
    lowStock: nearest.find(({ lowStock }) => lowStock !== undefined)?.lowStock,
    disputeLimit: nearest.find(({ disputeLimit }) => disputeLimit !== undefined)?.disputeLimit,
  }
}
