import { MutationCache, QueryClient } from '@tanstack/react-query'

/** Retries and time limits live in the fetch layer, in one place; a write is never queued. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 300_000,
      retry: false,
      // A failure is told, and tried again by whoever reads it, not by being drawn.
      retryOnMount: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    // Every write refreshes what is on screen: no write has to know which lists it touches.
    onSuccess: () => queryClient.invalidateQueries(),
  }),
})
