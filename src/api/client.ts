import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import { pause } from '#base/time/pause.ts'
import { readAnswer, type Answer } from './answer.ts'
import { ApiError, isSignInNeeded, toApiError } from './errors.ts'
import { createLimiter } from './limiter.ts'
import { endOf } from './page-end.ts'
import type { OperationId } from './operations.ts'
import { platformClock } from './platform-clock.ts'
import { buildPath, buildQuery, type PathParams, type QueryParams } from './request.ts'
import { retryDelay } from './retry.ts'
import { session } from './session.ts'
import { slowReads, tellPause } from './slow-reads.ts'
import { transport } from './transport.ts'

/** Until the headers, and between two parts of a whole list, which may take its time. */
const SILENCE_LIMIT = 45_000
const READ_LIMIT = 60_000
const READ_ALL_LIMIT = 120_000

/** Browsers open six connections per host; the sixth stays free for a write or the page itself. */
const limited = createLimiter(5)

type Schema<Item> = z.ZodMiniType<Item>
type Caller = { signal?: AbortSignal }

export type Page<Item> = {
  items: Item[]
  /** Undefined if the service gives no number of pages. */
  pages?: number
  /** True also if the end is unknown: a full page without `pages` does not prove the end. */
  hasMore: boolean
  /** Set if only the page after it can tell whether this was the last. */
  mayHaveMore?: true
  /** Set if the service calls this the last page, but it may end where the service cuts pages. */
  mayBeCut?: true
  /** Set if some entries could not be read: the number of all, each record once. */
  received?: number
  /** Set if the platform sent records more than once on this page: how many times too often. */
  repeated?: number
  /** Of a list that was counted by this page of one row: its last row, where that was read. */
  last?: Item
}

/** Whether more records follow this page, or may follow it. */
export const isPart = ({ hasMore, mayHaveMore }: Pick<Page<unknown>, 'hasMore' | 'mayHaveMore'>) =>
  hasMore || mayHaveMore === true

/** The same, where a number of pages that the service tells is not believed either. */
export const mayGoOn = (page: Pick<Page<unknown>, 'hasMore' | 'mayHaveMore' | 'mayBeCut'>) =>
  isPart(page) || page.mayBeCut === true

export type Paging = { Page: number; PageSize: number }

type Identity = { id?: string; storeId?: string }
type ItemCaller<Item> = Caller & { identityOf?: (item: Item) => Identity }

/** Throws `not-found` if the service returns null, and `mismatch` if it returns another record. */
export async function readItem<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  schema: Schema<Item>,
  { signal, identityOf }: ItemCaller<Item> = {},
): Promise<Item> {
  const { data } = await read(operation, buildPath(operation, params), READ_LIMIT, signal)
  if (data === undefined) throw unexpected(operation)
  if (data === null) throw new ApiError({ kind: 'not-found', operation })
  const item = z.safeParse(schema, data)
  if (!item.success) throw unexpected(operation, item.error)
  if (identityOf) checkIdentity(operation, params, identityOf(item.data))
  return item.data
}

export async function readPage<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  query: QueryParams<Id> & Paging,
  schema: Schema<Item>,
  { signal }: Caller = {},
): Promise<Page<Item>> {
  const path = buildPath(operation, params) + buildQuery(operation, query)
  const answer = await read(operation, path, READ_LIMIT, signal)
  const pages = isCount(answer.pages) ? answer.pages : undefined
  // Unreadable and repeated entries fill the page like any other.
  const sent = Array.isArray(answer.data) ? answer.data.length : 0
  const readable = readItems(operation, answer.data, schema)
  const items = eachOnce(readable)
  const repeated = readable.length - items.length
  const received = sent - repeated
  return {
    items,
    pages,
    ...(received !== items.length && { received }),
    ...(repeated > 0 && { repeated }),
    ...endOf({ pages, sent, received }, query),
  }
}

export async function readAll<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  schema: Schema<Item>,
  { signal }: Caller = {},
): Promise<Item[]> {
  const { data } = await read(operation, buildPath(operation, params), READ_ALL_LIMIT, signal)
  return readItems(operation, data, schema)
}

async function read(
  operation: OperationId,
  path: string,
  limit: number,
  signal?: AbortSignal,
): Promise<Answer> {
  const isSameAccount = session.sameAccount()
  /** Another account may have signed in meanwhile: it must not be asked for this, nor see it. */
  function stayWithin() {
    if (!isSameAccount()) throw new ApiError({ kind: 'cancelled', operation })
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await limited(() => {
        stayWithin()
        return readOnce(operation, path, limit, signal)
      }, signal)
      stayWithin()
      return answer
    } catch (thrown) {
      const error = signal?.aborted
        ? new ApiError({ kind: 'cancelled', operation, cause: thrown })
        : toApiError(thrown, operation)
      const delay = retryDelay(error, attempt)
      if (delay === undefined) throw error
      const waiting = pause(delay, signal)
      await (error.retryAt ? tellPause(delay, waiting) : waiting).catch((cause: unknown) => {
        throw new ApiError({ kind: 'cancelled', operation, cause })
      })
    }
  }
}

async function readOnce(
  operation: OperationId,
  path: string,
  limit: number,
  signal?: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController()
  const expire = () => controller.abort(new ApiError({ kind: 'timeout', operation }))
  const cancel = () => controller.abort(new ApiError({ kind: 'cancelled', operation }))
  // The host stops waiting at its own limit, which would look like a lost connection.
  const waited = transport.waitedFor(path)
  let silenceTimer = setTimeout(expire, SILENCE_LIMIT - waited)
  const totalTimer = setTimeout(expire, limit - waited)
  signal?.addEventListener('abort', cancel, { once: true })
  // An early read ignores our signal, so an abort has to end the wait itself.
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const epoch = session.epoch()
  const stopWatching = slowReads.watch(cancel)

  async function exchange(): Promise<Answer> {
    const response = await transport.send({ operation, path, signal: controller.signal })
    clearTimeout(silenceTimer)
    platformClock.note(response.headers, waited)
    return await readAnswer(limit > READ_LIMIT ? followed(response) : response, operation)
  }

  function hear() {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(expire, SILENCE_LIMIT)
  }

  function followed(response: Response): Response {
    const parts = new TransformStream<Uint8Array, Uint8Array>({
      start: hear,
      transform(part, to) {
        hear()
        to.enqueue(part)
      },
    })
    const { body, status, headers } = response
    // Browsers refuse a `Response` that has a body where none may be.
    if (!body || [204, 205, 304].includes(status)) return response
    return new Response(body.pipeThrough(parts), { status, headers })
  }

  try {
    return await Promise.race([exchange(), stopped])
  } catch (error) {
    if (isSignInNeeded(error)) session.expire(epoch)
    throw error
  } finally {
    clearTimeout(silenceTimer)
    clearTimeout(totalTimer)
    stopWatching()
    signal?.removeEventListener('abort', cancel)
  }
}

function isCount(pages: unknown): pages is number {
  return typeof pages === 'number' && Number.isInteger(pages) && pages > 0
}

function readItems<Item>(operation: OperationId, data: unknown, schema: Schema<Item>): Item[] {
  if (data === null) return []
  if (!Array.isArray(data)) throw unexpected(operation)
  return data.flatMap((candidate: unknown) => {
    const item = z.safeParse(schema, candidate)
    return item.success ? [item.data] : []
  })
}

function eachOnce<Item>(items: Item[]): Item[] {
  const ids = new Set<string>()
  return items.filter((item) => {
    const { id = '' } = item as { id?: string }
    return id === '' || (!ids.has(id) && ids.add(id))
  })
}

/** Throws `mismatch` unless the record has the requested ids; its own id is the last parameter. */
export function checkIdentity(
  operation: OperationId,
  params: Record<string, string | undefined>,
  found: Identity,
) {
  const expected: Identity = { id: Object.values(params).at(-1), storeId: params.storeId }
  if (differs(expected.id, found.id) || differs(expected.storeId, found.storeId)) {
    throw new ApiError({ kind: 'mismatch', operation })
  }
}

/** A record without an id cannot be compared, so it passes. */
function differs(expected = '', found = ''): boolean {
  return expected !== '' && found !== '' && expected.toLowerCase() !== found.toLowerCase()
}

function unexpected(operation: OperationId, cause?: unknown): ApiError {
  return new ApiError({
    kind: 'unreadable',
    operation,
    message: t`We couldn’t read the answer.`,
    cause,
  })
}
