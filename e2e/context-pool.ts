import type { BrowserContext, Page } from '@playwright/test'

/**
 * The browser contexts of one worker. A context is cleaned after each test and given to the next one
 * with the same options: its HTTP cache stays, so that the application is not fetched and compiled
 * anew in every test.
 */
export class ContextPool {
  readonly #free = new Map<string, BrowserContext>()

  async take(options: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const kept = this.#free.get(options)
    this.#free.delete(options)
    return kept ?? markClockUse(await create())
  }

  /** Cleans the context for the next test, or closes it if it cannot be made like new. */
  async giveBack(options: string, context: BrowserContext, origin: string) {
    const isClean =
      !withClock.has(context) &&
      !this.#free.has(options) &&
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

/** Contexts with a fake clock, which Playwright cannot take out again. */
const withClock = new WeakSet<BrowserContext>()

function markClockUse(context: BrowserContext): BrowserContext {
  const { clock } = context
  for (const method of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) {
    const original = clock[method].bind(clock) as (...given: unknown[]) => Promise<void>
    clock[method] = (...given: unknown[]) => {
      withClock.add(context)
      return original(...given)
    }
  }
  return context
}

export const KEEPER_PATH = '/healthz'
/** A page without a script, which stays open: the next one shares its process and compiled code. */
const keepers = new WeakMap<BrowserContext, Page>()

/** Leaves nothing that the test before kept or set. */
async function clean(context: BrowserContext, origin: string) {
  const keeper = keepers.get(context) ?? (await context.newPage())
  if (!keepers.has(context)) await keeper.goto(origin + KEEPER_PATH)
  keepers.set(context, keeper)
  const others = context.pages().filter((page) => page !== keeper)
  await Promise.all(others.map((page) => page.close()))
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
