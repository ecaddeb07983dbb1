import * as z from 'zod/mini'
import { withoutIslands } from '#base/language/islands.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { readAnswer } from './answer.ts'
import { ApiError, isOffline, isSignInNeeded, toApiError } from './errors.ts'
import { operations, type OperationId } from './operations.ts'
import { buildPath, type PathParams } from './request.ts'
import { session } from './session.ts'
import { transport } from './transport.ts'

/** Longer than usual proxy limits; after it, only a read can tell the outcome. */
export const WRITE_LIMIT = 60_000

/** The service did not apply a delivery that gets one of these. */
const REJECTED = new Set([400, 401, 403, 404, 413, 422, 429])

/**
 * `applied`: the service said so, even if the record in its answer is unreadable. `rejected`: it
 * refused. `unknown`: it may have happened, and only a read can tell. `not-sent`: nothing left this
 * page.
 */
export type WriteOutcome<Data> =
  | { outcome: 'applied'; data?: Data }
  | { outcome: 'rejected'; error: ApiError }
  | { outcome: 'unknown'; error: ApiError }
  | { outcome: 'not-sent'; error: ApiError }

export type WriteCaller<Data> = {
  operationId: string
  /** Receives an answer that arrives after the outcome was reported as unknown. */
  onLateAnswer?: (outcome: WriteOutcome<Data>) => void
}

type Write<Id extends OperationId, Data> = {
  operation: Id
  params: PathParams<Id>
  body?: { schema: z.ZodMiniType; value: unknown }
  answer: z.ZodMiniType<Data>
  ticketSeen?: string
}

export function newOperationId(): string {
  return crypto.randomUUID()
}

/** Sends exactly once, without retry or abort. Never throws. */
export async function write<Id extends OperationId, Data>(
  { operation, params, body, answer, ticketSeen }: Write<Id, Data>,
  { operationId, onLateAnswer }: WriteCaller<Data>,
): Promise<WriteOutcome<Data>> {
  let request
  try {
    if (isOffline()) throw new ApiError({ kind: 'offline', operation })
    request = {
      operation,
      operationId,
      path: buildPath(operation, params),
      body: text(operation, body),
      ticketSeen,
    }
  } catch (error) {
    return { outcome: 'not-sent', error: toApiError(error, operation) }
  }

  const epoch = session.epoch()
  const delivery = transport
    .send(request)
    .then((response) => readOutcome(response, operation, answer))
    .catch((thrown: unknown) => outcomeOf(toApiError(thrown, operation)))
    .then((outcome) => {
      if (outcome.outcome !== 'applied' && isSignInNeeded(outcome.error)) {
        session.expire(epoch, outcome.error.code === 'KEY_NEEDED_AGAIN')
      }
      return outcome
    })

  let timer
  const limit = new Promise<WriteOutcome<Data>>((resolve) => {
    timer = setTimeout(() => {
      if (onLateAnswer) void delivery.then(onLateAnswer)
      resolve({ outcome: 'unknown', error: new ApiError({ kind: 'timeout', operation }) })
    }, WRITE_LIMIT)
  })
  try {
    return await Promise.race([delivery, limit])
  } finally {
    clearTimeout(timer)
  }
}

async function readOutcome<Data>(
  response: Response,
  operation: OperationId,
  schema: z.ZodMiniType<Data>,
): Promise<WriteOutcome<Data>> {
  const { data } = await readAnswer(response, operation)
  const record = z.safeParse(schema, data)
  return { outcome: 'applied', data: record.success ? record.data : undefined }
}

function outcomeOf(error: ApiError): {
  outcome: 'rejected' | 'unknown' | 'not-sent'
  error: ApiError
} {
  if (error.kind === 'invalid') return { outcome: 'not-sent', error }
  // `success: false` in a 2xx answer is as clear a refusal as a 4xx status.
  const { kind, status = 0 } = error
  const isRejection =
    kind === 'unsent' ||
    REJECTED.has(status) ||
    (kind === 'refused' && status >= 200 && status < 300)
  return { outcome: isRejection ? 'rejected' : 'unknown', error }
}

function text(
  operation: OperationId,
  body?: { schema: z.ZodMiniType; value: unknown },
): string | undefined {
  if (!body) return undefined
  const checked = z.safeParse(body.schema, body.value)
  if (checked.success) return withoutIslands(JSON.stringify(checked.data))
  const fields = commaList(checked.error.issues.map((issue) => issue.path.join('.')))
  throw new ApiError({
    kind: 'invalid',
    operation,
    message: t`${operations[operation].method} wasn’t sent, because it breaks a limit of your platform: ${fields}.`,
    cause: checked.error,
  })
}
