import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { ErrorHandler, Handler, MiddlewareHandler } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostContext, HostEnv } from './context.ts'
import { createReadContext } from './read-context.ts'

type Step = MiddlewareHandler<HostEnv>

/** Whatever else a target or a name may hold, URL parsers first have to make sense of. */
const plainTarget = /^\/api\/[!#$&-;=?-[\]_a-z~]*$/
const dotSegment = /\/\.\.?(?:[/?#]|$)/
const plainName = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

export function isPlainRead({ method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' || !plainTarget.test(url) || dotSegment.test(url)) return false
  return plainName.test(headers.host ?? '')
}

/**
 * Answers every plain read of the platform past hono and its adapter, with the same steps in the same
 * order as they would. Both make many objects and promises for each request, and a read passes twelve steps.
 * Refusals, and what goes out part by part, are left to the adapter.
 */
export function createReadLane(
  steps: readonly Step[],
  answer: Handler<HostEnv>,
  onError: ErrorHandler<HostEnv>,
) {
  const all = [...steps, answer as Step]
  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const c = createReadContext(incoming, outgoing)
    await inTurn(c, all, onError)
    return c.res === RESPONSE_ALREADY_SENT ? undefined : c.res
  }
}

/** As hono's `compose`; a step that only passes on costs nothing. */
function inTurn(c: HostContext, steps: readonly Step[], onError: ErrorHandler<HostEnv>) {
  const keep = (response: Response | void) => {
    if (response && !c.finalized) c.res = response
  }
  const fail = async (error: unknown) => {
    if (!(error instanceof Error)) throw error
    c.error = error
    c.res = await onError(error, c)
  }
  function run(at: number): Promise<void> {
    let passed: Promise<void> | undefined
    try {
      const answered = steps[at]!(c, () => (passed = run(at + 1)))
      return answered === passed ? passed : answered.then(keep, fail)
    } catch (error) {
      return fail(error)
    }
  }
  return run(0)
}
