/*
 * The control channel orders faults. It exists in the mock service only. Every request carries an API
 * key, and a fault affects only calls with that key.
 *
 *   POST   /__fault   {op, fault, …}        the fault meets the next `times` calls of the operation
 *   POST   /__fault   {op, release: true}   releases held calls of the operation
 *   DELETE /__fault                         clears all faults and releases all held calls
 *   GET    /__log                           returns all deliveries, oldest first (`delivery-log.ts`)
 *   DELETE /__log                           clears the log
 *
 * op        an operation id of the interface, or "*"
 * times     how many calls meet it: 1 by default, -1 for all
 * delay     milliseconds before the answer; alone (without `fault`) it makes a good answer slow
 * applied   whether the operation is applied anyway: by default true for faults that lose
 *           or spoil an answer (T08–T14, E03–E13, D…), false for refusals (S…, T07, T15, E01, E02)
 * variant   the form of the fault, counted from 0
 *
 * Statuses    S400j … S504h (any three digits; j envelope, n no body, h HTML page), S3xx (a status
 *             of `status` or one of 304 300 418 451 499 520 999 by variant), S429d and S503d (with
 *             Retry-After). `retryAfter` sets that header on any of them.
 * Transport   T06 preflight without CORS headers (a preflight carries no key: for every key),
 *             T07 error without CORS headers (`status`), T08 no answer until released, T09 answer
 *             after 30 s or `delay`, T10 headers and half a body, then nothing, T11 reset before
 *             headers, T12 reset in the body, T13 body shorter than announced, T14 half a body ended
 *             by closing, T15 redirect to `location` (`status` 307 by default).
 * Envelopes   E01 … E13; the text of E08 may be given as `body`.
 * Data        D01 wrong type, D02 missing, D03 null at `path`, a dotted path from the envelope on,
 *             `*` for every entry ("data.*.status"); D04–D10, D12–D22 wherever they apply.
 *             `values` replaces the odd values of D01, D06, D08–D10, D20, D21; `rows` is the number of
 *             D11, `size` the length of D12 (at `path` or the first text).
 * Behaviour   hold (a good answer, once released), replace (update store empties fields that are not
 *             sent), clamp (PageSize is never above `size`), ignore (ignores the named `parameters`),
 *             arrive (`rows` new orders come in first).
 * Free form   {op, respond: {status, headers, body}}.
 */
import { type OperationId, operations } from '#api/operations.ts'
import * as z from 'zod/mini'

const operation = z.enum(['*', ...(Object.keys(operations) as OperationId[])])

const Fault = z.strictObject({
  op: operation,
  fault: z.prefault(
    z
      .string()
      .check(
        z.regex(
          /^(S[1-9]\d\d[jnh]|S3xx|S429d|S503d|T(0[6-9]|1[0-5])|E(0[1-9]|1[0-3])|D(0[1-9]|1\d|2[0-2])|hold|replace|clamp|ignore|arrive|slow|respond)$/,
        ),
      ),
    'slow',
  ),
  times: z.prefault(
    z.int().check(
      z.gte(-1),
      z.refine((times) => times !== 0),
    ),
    1,
  ),
  delay: z.prefault(z.int().check(z.gte(0)), 0),
  applied: z.optional(z.boolean()),
  variant: z.prefault(z.int().check(z.gte(0)), 0),
  status: z.optional(z.int().check(z.gte(100), z.lte(999))),
  retryAfter: z.optional(z.string()),
  location: z.optional(z.string()),
  body: z.optional(z.string()),
  path: z.optional(z.string()),
  values: z.optional(z.array(z.unknown())),
  rows: z.optional(z.int().check(z.gte(0))),
  size: z.optional(z.int().check(z.gte(0))),
  parameters: z.optional(z.array(z.string())),
  respond: z.optional(
    z.strictObject({
      status: z.prefault(z.int().check(z.gte(100), z.lte(999)), 200),
      headers: z.prefault(z.record(z.string(), z.string()), {}),
      body: z.prefault(z.unknown(), ''),
    }),
  ),
})
export type Fault = z.infer<typeof Fault>

const Release = z.strictObject({ op: operation, release: z.literal(true) })

export const Order = z.union([Release, Fault])

type Held = { op: OperationId; release: () => void }

export type FaultQueue = {
  add: (fault: Fault) => void
  take: (op: OperationId) => Fault | undefined
  /** Resolves when the call is released or `isOver` settles. */
  hold: (op: OperationId, isOver: Promise<unknown>) => Promise<void>
  release: (op: OperationId | '*') => void
  clear: () => void
}

export function createFaultQueue(): FaultQueue {
  let waiting: Fault[] = []
  let held: Held[] = []
  const release = (op: OperationId | '*') => {
    const free = held.filter((call) => op === '*' || call.op === op)
    held = held.filter((call) => !free.includes(call))
    for (const call of free) call.release()
  }
  return {
    add: (fault) => waiting.push(fault.respond ? { ...fault, fault: 'respond' } : { ...fault }),
    take(op) {
      const fault = waiting.find((candidate) => candidate.op === '*' || candidate.op === op)
      if (!fault) return undefined
      if (fault.times > 0) fault.times -= 1
      waiting = waiting.filter(({ times }) => times !== 0)
      return fault
    },
    async hold(op, isOver) {
      const released = new Promise<void>((resolve) => held.push({ op, release: resolve }))
      await Promise.race([released, isOver])
    },
    release,
    clear() {
      waiting = []
      release('*')
    },
  }
}
