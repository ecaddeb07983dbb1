import type { QueryClient } from '@tanstack/react-query'

/** Reads anew whatever carries variants. */
export async function refreshProducts(queryClient: QueryClient): Promise<void> {
  const keys = [
    'getProduct',
    'getProductBySlug',
    'listAllProducts',
    'getCategory',
    'listAllCategories',
  ]
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}
