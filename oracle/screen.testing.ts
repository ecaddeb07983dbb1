import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { rememberReads } from '#model/reading/memory/remember-reads.ts'

/*
 * A screen without a browser: it is drawn, what it asks for is read, and it is drawn again, until it
 * asks for nothing more.
 */

/** A page that asks for more is drawn so often; no screen asks in a longer row. */
const MOST_ROUNDS = 20

/** A tab of a browser: what one of its pages has read, the next one knows. */
export function openTab() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  rememberReads(client)
  // A query keeps the options of one who asks, though another may ask for it, or no longer do so.
  const enabled = new Set<string>()
  const withDefaults = client.defaultQueryOptions.bind(client)
  client.defaultQueryOptions = (options) => {
    const whole = withDefaults(options)
    if (whole.enabled !== false) enabled.add(whole.queryHash)
    return whole
  }
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })

  function drawn(screen: () => ReactNode): string {
    const shown = createElement(screen)
    const inClient = createElement(QueryClientProvider, { client }, shown)
    // The product's own routes are not loaded, whose type the provider asks for.
    const provider = { router: router as never, children: inClient }
    return renderToStaticMarkup(createElement(RouterContextProvider, provider))
  }

  async function readWhatIsAsked(): Promise<boolean> {
    const asked = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options, queryHash }) => {
        const isAsked = enabled.has(queryHash) && typeof options.queryFn === 'function'
        return isAsked && state.status === 'pending' && state.fetchStatus === 'idle'
      })
    for (const query of asked) await query.fetch().catch(() => {})
    return asked.length > 0
  }

  return {
    client,
    /** The markup of a screen that has all it asks for. */
    async shows(screen: () => ReactNode): Promise<string> {
      await privateStoresLoaded()
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const markup = drawn(screen)
        if (!(await readWhatIsAsked())) return markup
      }
      throw new Error('The screen never had all it asks for.')
    },
    /** What a hook gives in the end. */
    async gives<Given>(hook: () => Given): Promise<Given> {
      let given: Given | undefined
      await this.shows(() => {
        given = hook()
        return null
      })
      return given as Given
    },
    /** Everything is read again by whoever asks next. */
    forget: () => client.clear(),
  }
}

export type Tab = ReturnType<typeof openTab>
