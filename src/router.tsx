import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PendingPage } from './routes/-pending-page.tsx'
import { parseSearch, stringifySearch } from './routes/-search.ts'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadDelay: 30,
  // The query cache decides what is stale.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: lazyRouteComponent(
    () => import('./routes/-route-error.tsx'),
    'RouteError',
  ),
  defaultNotFoundComponent: lazyRouteComponent(
    () => import('./routes/-not-found-page.tsx'),
    'NotFoundPage',
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
