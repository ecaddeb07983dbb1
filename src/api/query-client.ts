import { QueryClient } from '@tanstack/react-query'

/** The fetch layer handles retries and timeouts. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 300_000,
      retry: false,
      // The merchant retries a failed read; a remount does not.
      retryOnMount: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
})
