import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { operations } from '#api/operations.ts'
import {
  type Call,
  type Handler,
  checkParameters,
  found,
  queryProblems,
  refuse,
  storeOf,
} from './call.ts'
import { limitReached } from './character-limits.ts'
import { answerAsSent } from './character-records.ts'
import type { Delivery } from './delivery-log.ts'
import { isApplied, spoil } from './fault-answers.ts'
import { mutate } from './fault-mutations.ts'
import type { Fault } from './fault-queue.ts'
import { handlers } from './handlers.ts'
import { letTimePass } from './passing-time.ts'
import { type Reply, refusal, replyTo } from './reply.ts'
import { replaceStore } from './routes-store.ts'
import { placeOrders } from './store-changes.ts'

const SLOW = 30_000

/** Answers one call, with its pending fault if there is one. Undefined means no answer at all. */
export async function serve(
  call: Call,
  delivery: Delivery,
  outgoing: ServerResponse | undefined,
): Promise<Reply | undefined> {
  const { faults } = call.database
  letTimePass(call.database)
  const limit = limitReached(call.database)
  if (limit) return limit
  const fault = faults.take(call.operation)
  if (!fault) return run(call, delivery)

  delivery.fault = fault.fault
  let good = isApplied(fault) ? runWith(fault, call, delivery) : undefined
  await wait(fault.delay || (fault.fault === 'T09' ? SLOW : 0))
  if (fault.fault === 'T08' || fault.fault === 'hold') {
    const isOver = outgoing ? once(outgoing, 'close') : new Promise<never>(() => {})
    await faults.hold(call.operation, isOver)
    if (outgoing?.destroyed) return undefined
    good ??= run(call, delivery)
  }
  return spoilt(fault, good)
}

/** Real refusals stay as they are: only a good answer has an envelope to spoil. */
function spoilt(fault: Fault, good: Reply = replyTo(found(null))): Reply {
  const isRefusal = good.status >= 400
  if (fault.fault.startsWith('D')) {
    return isRefusal ? good : { ...good, body: mutate(fault, String(good.body)) }
  }
  return isRefusal && fault.fault.startsWith('E') ? good : spoil(fault, good)
}

function run(call: Call, delivery: Delivery, handler: Handler = handlers[call.operation]): Reply {
  try {
    checkParameters(call)
    // Lists report these problems together with those of the values.
    if (!operations[call.operation].query.length) refuse('INVALID_PARAMETERS', queryProblems(call))
    const { database } = call
    const isRead = operations[call.operation].method === 'GET'
    if (!isRead) database.reads.remember(database)
    const answer = handler(isRead ? { ...call, database: database.reads.seen(database) } : call)
    const reply = replyTo(answerAsSent(answer, call.operation, database.character))
    delivery.applied = true
    return reply
  } catch (error) {
    return refusal(error, call.database.character)
  }
}

/** Some faults change what the service does, not how it answers. */
function runWith(fault: Fault, call: Call, delivery: Delivery): Reply {
  const query = new URLSearchParams(call.query)
  switch (fault.fault) {
    case 'replace':
      return run(call, delivery, replaceStore)
    case 'arrive':
      if (call.operation === 'listOrders') arrive(call, fault.rows ?? 1)
      return run(call, delivery)
    case 'clamp':
      query.set('PageSize', String(Math.min(fault.size ?? 50, Number(query.get('PageSize') ?? 20))))
      return run({ ...call, query }, delivery)
    case 'ignore':
      for (const name of fault.parameters ?? []) query.delete(name)
      return run({ ...call, query }, delivery)
    default:
      return run(call, delivery)
  }
}

function arrive(call: Call, count: number) {
  const { database } = call
  placeOrders(database, storeOf(call), count, database.clock())
}
