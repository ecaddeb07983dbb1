import type { BrowserContext, Page } from '@playwright/test'

/**
 * Cleans and reuses browser contexts of one worker for tests with the same options. Their HTTP
 * cache stays, so that not every test fetches and compiles the application again.
 */
export class ContextPool {
  readonly #free = new Map<string, BrowserContext>()

  async take(options: string, create: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const kept = this.#free.get(options)
    this.#free.delete(options)
    return kept ?? markClockUse(await create())
  }

  /** Closes the context if it cannot be cleaned. */
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

/** Playwright cannot remove a fake clock from a context. */
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
/** A blank page that stays open, so that the next page shares its process and compiled code. */
const keepers = new WeakMap<BrowserContext, Page>()

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
