import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { HostContext, HostEnv } from './context.ts'
import { createCounters } from './counters.ts'
import type { Limits } from './limits.ts'
import { createRecent } from './recent.ts'
import { type Refusal, refuse } from './refusal.ts'
import { readJsonBody } from './request-body.ts'
import { callService, readText } from './service.ts'
import type { Store } from './store.ts'
import { type Team, teamOf } from './team-file.ts'
import { isUuid } from './uuid.ts'

/** Who has said nothing for this long has left; pages say where they are every 15 seconds. */
const PRESENT_FOR = 40_000
const RIGHTS_KEPT = 5 * 60_000
const RIGHTS_HELD = 1_000
const MINUTE = 60_000

const uuid = z.string().check(z.refine(isUuid))
const Presence = z.object({
  store: uuid,
  ticket: uuid,
  doing: z.enum(['reading', 'writing', 'gone']),
  name: z.string().check(z.maxLength(80)),
})
const Rights = z.object({ data: z.object({ stores: z.array(z.object({ id: z.string() })) }) })

type TeamRoutesOptions = {
  service: string
  store: Pick<Store, 'meet'>
  limits: Limits
  isDemo: boolean
  team: () => Team | undefined
}

/** What colleagues share: the team's file, and who has which ticket open. Nothing of it is stored. */
export function teamRoutes({ service, store, limits, isDemo, team }: TeamRoutesOptions) {
  const routes = new Hono<HostEnv>()
  const rights = createRecent<string[]>(RIGHTS_KEPT, RIGHTS_HELD)
  const said = createCounters()

  routes.get('/', async (c) => {
    const storeId = c.req.query('store') ?? ''
    if (!(await mayUse(c, storeId))) return refuse(c, notYours)
    return c.json({ success: true, data: teamOf(team(), storeId) })
  })

  routes.post('/presence', async (c) => {
    const { id, key } = c.var.session
    if (said.count(id, 1, MINUTE).count > limits.presencePerMinute) return refuse(c, tooOften)
    const body = await readJsonBody(c, limits.body)
    if (typeof body !== 'string') return refuse(c, body)
    const at = z.safeParse(Presence, body ? JSON.parse(body) : undefined).data
    if (!at) return refuse(c, malformed)
    if (!(await mayUse(c, at.store))) return refuse(c, notYours)
    const { doing, name } = at
    // In the demo each key has tickets of its own.
    const owner = isDemo ? key : ''
    const room = digest([owner, at.store, at.ticket].join(' ').toLowerCase())
    const words = doing === 'gone' ? '' : JSON.stringify({ name: name.trim(), doing })
    // Nobody's work depends on it, so a store that is out of reach just knows nobody.
    const others = await store.meet(room, digest(id), words, PRESENT_FOR).catch(() => [])
    return c.json({
      success: true,
      data: { others: others.map((one) => JSON.parse(one) as unknown) },
    })
  })

  /** Only who may use a store learns who works in it; the platform says who may. */
  async function mayUse(c: HostContext, storeId: string): Promise<boolean> {
    const { id, key, storeId: proved } = c.var.session
    if (!isUuid(storeId)) return false
    if (proved) return proved.toLowerCase() === storeId.toLowerCase()
    const stores = rights.get(id) ?? (await readStores(key, c).catch(() => undefined))
    if (!stores) return false
    rights.set(id, stores)
    return stores.includes(storeId.toLowerCase())
  }

  async function readStores(key: string, c: HostContext): Promise<string[]> {
    const answer = await callService({
      address: new URL(`${service}/user`),
      method: 'GET',
      key,
      trace: c.var.trace,
      signal: AbortSignal.timeout(limits.signIn),
    })
    const { data } = Rights.parse(JSON.parse(await readText(answer, limits.answer)))
    return data.stores.map((one) => one.id.toLowerCase())
  }

  return routes
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

const notYours: Refusal = {
  status: 404,
  code: 'STORE_NOT_FOUND',
  message: 'Your platform knows no such store for this key.',
}

const malformed: Refusal = {
  status: 400,
  code: 'PRESENCE_MALFORMED',
  message: 'It must name a store, a ticket, what is done and who does it.',
}

const tooOften: Refusal = {
  status: 429,
  code: 'PRESENCE_TOO_OFTEN',
  message: 'This session says too often where it is.',
}
