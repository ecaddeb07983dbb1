import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { Failure, found, parsed } from './call.ts'
import { CharacterOrder } from './character-order.ts'
import { type Database, takeCharacter } from './database.ts'
import { type FaultQueue, Order } from './fault-queue.ts'
import { Change, makeChange } from './ordered-changes.ts'
import { letTimePass } from './passing-time.ts'
import { type Reply, replyTo } from './reply.ts'
import { trueRecords } from './true-records.ts'

export function control(
  request: string,
  { body, query }: { body: string; query: URLSearchParams },
  database: Database,
  preflights: FaultQueue,
): Reply {
  const { faults, log } = database
  switch (request) {
    case 'POST __fault':
      order(body, faults, preflights)
      return replyTo(found(null))
    case 'GET __character':
      return replyTo(found(database.character))
    case 'POST __character':
      takeCharacter(database, readOrder(CharacterOrder, body))
      return replyTo(found(database.character))
    case 'GET __records':
      letTimePass(database)
      return replyTo(
        found(
          trueRecords(database, {
            form: query.get('form') === 'sent' ? 'sent' : 'kept',
            storeId: query.get('store') ?? undefined,
            of: query.get('of')?.split(','),
          }),
        ),
      )
    case 'POST __records':
      letTimePass(database)
      makeChange(database, readOrder(Change, body))
      return replyTo(found(null))
    case 'DELETE __fault':
      faults.clear()
      preflights.clear()
      return replyTo(found(null))
    case 'GET __log':
      return replyTo(found(log))
    case 'DELETE __log':
      log.length = 0
      return replyTo(found(null))
    default:
      throw new Failure(405, 'METHOD_NOT_ALLOWED', 'The control channel has no such method')
  }
}

function order(body: string, faults: FaultQueue, preflights: FaultQueue) {
  const read = readOrder(Order, body)
  if ('release' in read) faults.release(read.op)
  else (read.fault === 'T06' ? preflights : faults).add(read)
}

function readOrder<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.infer<Schema> {
  const read = z.safeParse(schema, parsed(body, 'INVALID_FAULT'), { error: en().localeError })
  if (!read.success) {
    throw new Failure(400, 'INVALID_FAULT', JSON.stringify(read.error.issues))
  }
  return read.data
}
