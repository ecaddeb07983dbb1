import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { type OperationId, operations } from '#api/operations.ts'
import { Failure } from './call.ts'
import { dateHeader } from './character-limits.ts'
import type { Character } from './character-points.ts'
import { USUAL } from './characters.ts'
import { control } from './control.ts'
import { type Database, createDatabases } from './database.ts'
import { recordDelivery } from './delivery-log.ts'
import { createFaultQueue } from './fault-queue.ts'
import { isOdd, sendByHand } from './fault-wire.ts'
import { type Reply, refusal } from './reply.ts'
import { createSeed } from './seed.ts'
import { serve } from './serve.ts'

export type MockOptions = {
  /** Orders of all three stores together. */
  orders?: number
  cors?: boolean
  /** How the service decides what the specification leaves open, until a key orders otherwise. */
  character?: Character
  /** Milliseconds since 1970: simulated days have a clock of their own. */
  clock?: () => number
}

type MockEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { database: Database }
}

/** Serves the specification; a leading `/api` is dropped. */
export function createMockApp({
  orders = 500,
  cors = false,
  character = USUAL,
  clock = () => Date.now(),
}: MockOptions = {}) {
  const databaseOf = createDatabases({ seed: createSeed(orders, clock()), character, clock })
  const preflights = createFaultQueue()
  const app = new Hono<MockEnv>({
    getPath: (request) => new URL(request.url).pathname.replace(/^\/api(?=\/)/, ''),
  })
  // Hono takes the first matching route, so literal paths come before parameters.
  const ids = (Object.keys(operations) as OperationId[]).toSorted(
    (a, b) => Number(operations[a].path.endsWith('}')) - Number(operations[b].path.endsWith('}')),
  )

  app.use(async (c, next) => {
    const sent = c.env?.incoming?.url?.split('?')[0]
    if (sent !== undefined && sent !== new URL(c.req.url).pathname) {
      throw new Failure(400, 'INVALID_PATH', 'The path is not in its plain form')
    }
    await next()
  })

  for (const id of ids) {
    app.options(pathOf(id), async (c, next) => {
      const isAsked = c.req.header('Access-Control-Request-Method') === operations[id].method
      if (!cors || !isAsked) return next()
      const isRefused = preflights.take(id) !== undefined
      return send(c, { status: 204, headers: {}, body: '', isOpaque: isRefused })
    })
  }

  app.use(async (c, next) => {
    const apiKey = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
    const database = apiKey && databaseOf(apiKey)
    if (!database) throw new Failure(401, 'INVALID_API_KEY', 'Unknown API key')
    c.set('database', database)
    await next()
  })

  app.all('/:channel{__fault|__log|__character|__records}', async (c) =>
    send(
      c,
      control(
        `${c.req.method} ${c.req.param('channel')}`,
        { body: await c.req.text(), query: new URL(c.req.url).searchParams },
        c.var.database,
        preflights,
      ),
    ),
  )

  for (const id of ids) {
    app.on(operations[id].method, pathOf(id), async (c) => {
      const { database } = c.var
      const body = await c.req.text()
      const call = {
        operation: id,
        database,
        parameters: c.req.param(),
        query: new URL(c.req.url).searchParams,
        contentType: c.req.header('Content-Type') ?? '',
        body,
      }
      const delivery = recordDelivery(database.log, c.req.raw, id, body)
      const outgoing = c.env?.outgoing
      outgoing?.once('close', () => {
        delivery.isCut = !outgoing.writableFinished
      })
      return send(c, await serve(call, delivery, outgoing))
    })
  }
  for (const id of ids) {
    app.all(pathOf(id), () => {
      throw new Failure(405, 'METHOD_NOT_ALLOWED', 'This path has no such method')
    })
  }

  app.notFound((c) => send(c, refusal(new Failure(404, 'NOT_FOUND', 'There is no such path'))))
  app.onError((error, c) => send(c, refusal(error)))
  return app

  function send(c: Context<MockEnv>, reply: Reply | undefined): Response {
    if (!reply) return RESPONSE_ALREADY_SENT
    const outgoing = c.env?.outgoing
    const date = c.var.database ? dateHeader(c.var.database) : undefined
    if (date === null && outgoing) outgoing.sendDate = false
    const headers = {
      ...(cors && !reply.isOpaque ? crossOrigin : {}),
      ...(date ? { date } : {}),
      ...reply.headers,
    }
    if (isOdd(reply) && outgoing) {
      sendByHand(outgoing, { ...reply, headers })
      return RESPONSE_ALREADY_SENT
    }
    const bytes = typeof reply.body === 'string' ? new TextEncoder().encode(reply.body) : reply.body
    const hasBody = ![204, 205, 304].includes(reply.status)
    return new Response(hasBody ? bytes : null, { status: reply.status, headers })
  }
}

const pathOf = (id: OperationId) => operations[id].path.replaceAll(/\{(\w+)\}/g, ':$1')

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-expose-headers': 'Retry-After',
  'access-control-max-age': '0',
}
