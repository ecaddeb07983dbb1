import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { MOST_TAGS, TicketState, TicketTag } from '#api/schemas/after-sending.ts'
import { EnvironmentError } from './environment.ts'
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

const StoreTeam = z.strictObject({
  people: z.optional(z.array(line(80)).check(z.maxLength(200))),
  replies: z.optional(z.array(TeamReply).check(z.maxLength(500))),
})

const TeamFile = z.strictObject({ stores: z.record(z.string(), StoreTeam) })

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
    ? Object.keys(read.data.stores)
        .filter((store) => store !== EVERY_STORE && !isUuid(store))
        .map((store) => `stores.${store.slice(0, 40)}: is neither a store's ID nor *`)
    : read.error.issues.map(({ path, code }) => `${place(path)}: ${wrongs[code] ?? 'is not valid'}`)
  if (read.success && errors.length === 0) return read.data
  throw new EnvironmentError(errors.map((error) => `TEAM_FILE, ${error}.`).join('\n'))
}

const wrongs: Record<string, string> = {
  invalid_type: 'is missing or of another type',
  too_big: 'is too long',
  too_small: 'is empty',
  unrecognized_keys: 'has a name that Counter does not know',
  invalid_value: 'is none of the values that Counter knows',
  invalid_format: 'has other characters than letters, digits and hyphens, or more than 30',
}

const place = (path: readonly PropertyKey[]) =>
  path.map(String).join('.').slice(0, 120) || 'the file'

export function teamOf(team: Team | undefined, storeId: string) {
  const own = Object.entries(team?.stores ?? {}).filter(
    ([id]) => id === EVERY_STORE || id.toLowerCase() === storeId.toLowerCase(),
  )
  return {
    people: [...new Set(own.flatMap(([, { people = [] }]) => people))],
    replies: own.flatMap(([, { replies = [] }]) => replies),
  }
}
