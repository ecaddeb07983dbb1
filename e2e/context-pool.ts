import type { BrowserContext, Page } from '@playwright/test'

/**
 * Cleans and reuses browser contexts of one worker for tests with the same options. Their HTTP
 * cache stays, so that not every test fetches and compiles the application again. A context with a
 * fake clock serves only tests that ask for one.
 */
export class ContextPool {
  readonly #free = new Map<string, BrowserContext>()

  async take(options: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const kept = this.#free.get(options)
    this.#free.delete(options)
    if (kept) return kept
    const created = countClockCalls(await create())
    listeners.set(created, listenersOf(created))
    return created
  }

  /** Closes the context if it cannot be cleaned, or still listens for its test. */
  async giveBack(options: string, context: BrowserContext, origin: string, mayHaveClock: boolean) {
    const isClean =
      (clockCalls.get(context) ?? 0) <= (mayHaveClock ? MOST_CLOCK_CALLS : 0) &&
      !this.#free.has(options) &&
      listeners.get(context) === listenersOf(context) &&
      (await clean(context, origin).then(
        () => true,
        () => false,
      ))
    if (isClean) this.#free.set(options, context)
    else await context.close()
  }

  async close() {
    for (const context of this.#free.values()) await context.close()
  }
}

/** What a new context listens to: a listener that a test leaves behind would affect the next one. */
const listeners = new WeakMap<BrowserContext, number>()

function listenersOf(context: BrowserContext) {
  // Its type leaves this method out.
  const emitter = context as unknown as NodeJS.EventEmitter
  const events = ['page', 'request', 'response', 'dialog', 'console', 'weberror']
  return events.reduce((count, event) => count + emitter.listenerCount(event), 0)
}

/**
 * Playwright cannot remove a fake clock from a context, and each new page repeats all calls of it.
 */
const clockCalls = new WeakMap<BrowserContext, number>()
const MOST_CLOCK_CALLS = 300

function countClockCalls(context: BrowserContext): BrowserContext {
  const { clock } = context
  for (const method of [
    'install',
    'pauseAt',
    'setFixedTime',
    'setSystemTime',
    'fastForward',
    'runFor',
  ] as const) {
    const original = clock[method].bind(clock) as (...given: unknown[]) => Promise<void>
    clock[method] = (...given: unknown[]) => {
      clockCalls.set(context, (clockCalls.get(context) ?? 0) + 1)
      return original(...given)
    }
  }
  return context
}

export const KEEPER_PATH = '/healthz'
/** A blank page that stays open, so that the next page shares its process and compiled code. */
const keepers = new WeakMap<BrowserContext, Page>()

async function clean(context: BrowserContext, origin: string) {
  const keeper = keepers.get(context) ?? (await context.newPage())
  if (!keepers.has(context)) await keeper.goto(origin + KEEPER_PATH)
  keepers.set(context, keeper)
  const others = context.pages().filter((page) => page !== keeper)
  await Promise.all(others.map((page) => page.close()))
  if (clockCalls.has(context)) await context.clock.resume()
  await Promise.all([
    context.unrouteAll(),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
  ])
  const devtools = await context.newCDPSession(keeper)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
}
