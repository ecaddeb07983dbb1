import { QueryClient } from '@tanstack/react-query'

/** Retries and time limits live in the fetch layer, in one place. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 300_000,
      retry: false,
      // A failed read is shown and waits for the merchant to try again; a remount does not retry it.
      retryOnMount: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
})
