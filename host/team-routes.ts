import { Hono } from 'hono'
import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import type { Accounts } from './accounts.ts'
import type { HostEnv } from './context.ts'
import type { Limits } from './limits.ts'
import { noteRoutes } from './note-routes.ts'
import type { NoteSeal } from './note-seal.ts'
import { type Refusal, refuse, storeUnavailable } from './refusal.ts'
import type { Store } from './store.ts'
import { type Team, teamOf } from './team-file.ts'
import type { Roles } from './roles.ts'
import { createTeamAsked } from './team-asked.ts'
import { digest, personName, uuid } from './team-rules.ts'

/** A colleague unheard of for this long has left; pages report every 15 seconds where they are. */
const PRESENT_FOR = 40_000
/** A ticket whose assignment has not changed for this long is nobody's again. */
const ASSIGNED_FOR = 90 * 24 * 60 * 60_000
const BOARD = 'assigned'

const Presence = z.strictObject({
  store: uuid,
  ticket: uuid,
  doing: z.enum(['reading', 'writing', 'gone']),
  name: personName,
})
/** '' is nobody; `before` is who had the ticket when the merchant decided this. */
const Assignment = z.strictObject({
  store: uuid,
  ticket: uuid,
  before: personName,
  name: personName,
})

type TeamRoutesOptions = {
  service: string
  accounts: Accounts
  roles: Roles
  store: Pick<Store, 'meet' | 'readBoard' | 'pin'>
  limits: Limits
  isDemo: boolean
  team: () => Team | undefined
  seal: NoteSeal
}

/** What colleagues share: the team's file, who has which ticket open, whose it is, and notes. */
export function teamRoutes(options: TeamRoutesOptions) {
  const { store, limits, team, seal, roles } = options
  const routes = new Hono<HostEnv>()
  const asked = createTeamAsked(options)
  const presence = asked.sent({
    schema: Presence,
    most: limits.presencePerMinute,
    tooOften,
    malformed,
  })
  const assignment = asked.sent({
    schema: Assignment,
    most: limits.assignmentsPerMinute,
    tooOften: assignedTooOften,
    malformed: assignmentMalformed,
  })

  routes.get('/role', async (c) => {
    const role = await roles.roleOf(c)
    return 'code' in role ? refuse(c, role) : c.json({ success: true, data: role })
  })

  routes.get('/', roles.require('reader'), async (c) => {
    const storeId = c.req.query('store') ?? ''
    const refused = await asked.refuseStore(c, storeId)
    if (refused) return refuse(c, refused)
    return c.json({ success: true, data: teamOf(team(), storeId) })
  })

  routes.post('/presence', roles.require('reader'), async (c) => {
    const { id, key } = c.var.session
    const at = await presence(c)
    if ('code' in at) return refuse(c, at)
    const { doing, name } = at
    const room = digest([asked.owner(key), at.store, at.ticket].join(' ').toLowerCase())
    const words = doing === 'gone' ? '' : JSON.stringify({ name, doing })
    // No work depends on presence, so an unreachable store counts as one that knows nobody.
    const others = await store.meet(room, digest(id), words, PRESENT_FOR).catch(() => [])
    return c.json({
      success: true,
      data: { others: others.map((one) => JSON.parse(one) as unknown) },
    })
  })

  routes.get('/assignments', roles.require('reader'), (c) =>
    asked.answerBoard(c, BOARD, (board) => ({ assigned: Object.fromEntries(board) })),
  )

  routes.put('/assignments', roles.require('support'), async (c) => {
    const change = await assignment(c)
    if ('code' in change) return refuse(c, change)
    const pin = { name: change.ticket.toLowerCase(), before: change.before, words: change.name }
    const board = asked.boardOf(BOARD, c.var.session.key, change.store)
    const holder = await store.pin(board, pin, ASSIGNED_FOR).catch(() => undefined)
    if (holder === undefined) return refuse(c, storeUnavailable)
    // Whoever was first has the ticket, which the page sees from the name.
    return c.json({ success: true, data: { name: holder } })
  })

  routes.route('/notes', noteRoutes({ store, limits, seal, asked, roles }))
  return routes
}

const malformed: Refusal = {
  status: 400,
  code: 'PRESENCE_MALFORMED',
  message: 'It must name a store, a ticket, what is done and who does it.',
}

const tooOften: Refusal = {
  status: 429,
  code: 'PRESENCE_TOO_OFTEN',
  message: t`This session reports its presence too often.`,
}

const assignmentMalformed: Refusal = {
  status: 400,
  code: 'ASSIGNMENT_MALFORMED',
  message: 'It must name a store, a ticket, who had it and who takes it.',
}

const assignedTooOften: Refusal = {
  status: 429,
  code: 'ASSIGNED_TOO_OFTEN',
  message: t`This session gives tickets away too quickly. Wait a minute.`,
}
