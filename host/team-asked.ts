import * as z from 'zod/mini'
import { type Accounts, isKeyRefused } from './accounts.ts'
import type { HostContext } from './context.ts'
import { createCounters } from './counters.ts'
import type { Limits } from './limits.ts'
import { type Refusal, keyRefused, refuse, storeUnavailable } from './refusal.ts'
import { readJsonBody } from './request-body.ts'
import type { Store } from './store.ts'
import { digest, notYours } from './team-rules.ts'
import { isUuid } from './uuid.ts'

const MINUTE = 60_000

type Sent<Body> = {
  schema: z.ZodMiniType<Body>
  /** How often a session may say it in a minute. */
  most: number
  tooOften: Refusal
  malformed: Refusal
}

type Options = {
  service: string
  accounts: Pick<Accounts, 'accountOf'>
  store: Pick<Store, 'readBoard'>
  limits: Pick<Limits, 'body'>
  isDemo: boolean
}

export type TeamAsked = ReturnType<typeof createTeamAsked>

/** What every route of the team asks first, and how a board of it is read. */
export function createTeamAsked({ service, accounts, store, limits, isDemo }: Options) {
  // In the demo each key has tickets and records of its own.
  const owner = (key: string) => (isDemo ? key : '')
  const boardOf = (kind: string, key: string, storeId: string) =>
    digest([kind, service, owner(key), storeId.toLowerCase()].join(' '))

  /** Only people who may use a store learn what its team shares; the platform says who may. */
  async function refuseStore(c: HostContext, storeId: string): Promise<Refusal | undefined> {
    if (!isUuid(storeId)) return notYours
    try {
      const { stores } = await accounts.accountOf(c)
      return stores.includes(storeId.toLowerCase()) ? undefined : notYours
    } catch (error) {
      return isKeyRefused(error) ? keyRefused : notYours
    }
  }

  /** Reads what somebody says of a store that they may use, and not too often. */
  function sent<Body extends { store: string }>(asked: Sent<Body>) {
    const said = createCounters()
    return async (c: HostContext): Promise<Body | Refusal> => {
      if (said.count(c.var.session.id, 1, MINUTE).count > asked.most) return asked.tooOften
      const body = await readJsonBody(c, limits.body)
      if (typeof body !== 'string') return body
      const read = z.safeParse(asked.schema, body ? JSON.parse(body) : undefined).data
      if (!read) return asked.malformed
      return (await refuseStore(c, read.store)) ?? read
    }
  }

  /** Pages ask every 20 seconds, and mostly nothing has changed. */
  async function answerBoard(
    c: HostContext,
    kind: string,
    dataOf: (pins: ReadonlyMap<string, string>, board: string) => object,
  ): Promise<Response> {
    const storeId = c.req.query('store') ?? ''
    const refused = await refuseStore(c, storeId)
    if (refused) return refuse(c, refused)
    const board = boardOf(kind, c.var.session.key, storeId)
    const pins = await store.readBoard(board).catch(() => undefined)
    if (!pins) return refuse(c, storeUnavailable)
    const tag = `"${digest(JSON.stringify([...pins])).slice(0, 16)}"`
    c.header('ETag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    return c.json({ success: true, data: dataOf(pins, board) })
  }

  return { owner, boardOf, refuseStore, sent, answerBoard }
}
