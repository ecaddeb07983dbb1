import { type ErrorHandler, type Handler, Hono, type MiddlewareHandler } from 'hono'
import { type HostContext, type HostEnv, rawPath } from './context.ts'

type Step = MiddlewareHandler<HostEnv>

/**
 * Answers every read of the platform past hono's router, with the same steps in the same order as it
 * would. hono makes three promises for each step, and a read passes twelve.
 */
export function readsBeside(
  app: Hono<HostEnv>,
  steps: readonly Step[],
  answer: Handler<HostEnv>,
  onError: ErrorHandler<HostEnv>,
): void {
  const reads = new Hono<HostEnv>({ getPath: () => '/' })
  reads.onError(onError)
  const all = [...steps, answer as Step]
  reads.all('/', async (c) => {
    await inTurn(c, all, onError)
    return c.res
  })
  const [others, past] = [app.fetch, reads.fetch]
  app.fetch = (request, bindings, context) => {
    const isRead = request.method === 'GET' && rawPath(request, bindings).startsWith('/api/')
    return isRead ? past(request, bindings, context) : others(request, bindings, context)
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
