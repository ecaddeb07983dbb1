import { t } from '#base/language/words.ts'
import type { Next } from 'hono'
import { type Accounts, isKeyRefused } from './accounts.ts'
import { causeOf } from './cause.ts'
import type { HostContext } from './context.ts'
import type { Match } from './operation-match.ts'
import { type Refusal, keyRefused, refuse } from './refusal.ts'
import {
  type Right,
  type RoleName,
  asksByAddress,
  includes,
  operationRight,
  refusedFor,
} from './role-rights.ts'
import type { Team } from './team-file.ts'

/** Somebody at a host whose team has roles. Without a role they are not in the file. */
export type Person = {
  user: string | undefined
  role: RoleName | undefined
  name: string | undefined
  hidesAddresses: boolean
}

export type Roles = ReturnType<typeof createRoles>

/**
 * What somebody may do, by the team's file as it is at this moment. Without roles in it, everybody
 * may do what the key may.
 */
export function createRoles(team: () => Team | undefined, { userOf }: Pick<Accounts, 'userOf'>) {
  const isOn = () => team()?.roles !== undefined

  /** Undefined without roles. */
  async function personOf(c: HostContext): Promise<Person | Refusal | undefined> {
    if (!isOn()) return undefined
    const user = await userOf(c).catch(refusalOf)
    if (typeof user === 'object') return user
    // The file may have changed meanwhile.
    const found = team()?.roles?.find((one) => user !== undefined && one.user === user)
    const hidesAddresses = found ? found.addresses === false : true
    const person = { user, role: found?.role, name: found?.name, hidesAddresses }
    c.set('person', person)
    return person
  }

  async function refusal(c: HostContext, from: Right['from']): Promise<Refusal | undefined> {
    const person = await personOf(c)
    if (!person) return undefined
    if ('code' in person) return person
    if (includes(person.role, from)) return undefined
    return person.role ? notIncluded(person.role, from) : noRole
  }

  /** Before a read is forwarded, and before a write that is not yet known is claimed for sending. */
  async function refuseOperation(c: HostContext, match: Match): Promise<Refusal | undefined> {
    if (!isOn()) return undefined
    const refused = await refusal(c, operationRight(match.operation).from)
    if (refused) return refused
    if (!c.get('person')?.hidesAddresses) return undefined
    return asksByAddress(match.operation, match.address) ? byAddress : undefined
  }

  const require = (from: Right['from']) => async (c: HostContext, next: Next) => {
    const refused = await refusal(c, from)
    return refused ? refuse(c, refused) : next()
  }

  /** What the page is told about whoever asks. Only owners learn of the others. */
  async function roleOf(c: HostContext) {
    const person = await personOf(c)
    if (!person || 'code' in person) return person ?? { hasRoles: false }
    const { user, role, name, hidesAddresses } = person
    const people = role === 'owner' ? team()?.roles : undefined
    return { hasRoles: true, user, role, name, hidesAddresses, refused: refusedFor(role), people }
  }

  return { refuseOperation, require, roleOf }
}

function refusalOf(error: unknown): Refusal {
  return isKeyRefused(error) ? keyRefused : { ...unknown, cause: causeOf(error) }
}

const forOwners = {
  reader: t`Your role is reader, and this is for owners. Nothing was sent.`,
  support: t`Your role is support, and this is for owners. Nothing was sent.`,
}
const forSupport = t`Your role is reader, and this is for support and owners. Nothing was sent.`

/** Whoever has a role is a reader at least, and an owner may do everything. */
const notIncluded = (role: RoleName, from: Right['from']): Refusal => ({
  status: 403,
  code: 'ROLE_REFUSED',
  message: from === 'owner' && role !== 'owner' ? forOwners[role] : forSupport,
})

const noRole: Refusal = {
  status: 403,
  code: 'ROLE_NONE',
  message: t`You have no role here yet. Ask an owner to add your user ID to the team’s file.`,
}

const byAddress: Refusal = {
  status: 403,
  code: 'ROLE_HIDES_ADDRESSES',
  message: t`Your role doesn’t show customers’ addresses, so nothing is found or sorted by them.`,
}

const unknown: Refusal = {
  status: 503,
  code: 'ROLE_UNKNOWN',
  message: t`Your platform didn’t say whose key this is, so nothing was sent. Try again in a moment.`,
}
