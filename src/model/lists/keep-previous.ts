/**
 * Keeps the rows of the previous page while the next ones load, unless they belong to another store
 * or webhook (`owner`, named in the request's parameters). An empty page is not kept.
 */
export function keepPreviousOf(owner: string) {
  return <Data extends { items: readonly unknown[] }>(
    previous: Data | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ) => {
    const [, params] = (query?.queryKey ?? []) as readonly [
      unknown?,
      { storeId?: string; webhookId?: string }?,
    ]
    const isOwn = (params?.storeId ?? params?.webhookId) === owner
    return isOwn && previous?.items.length ? previous : undefined
  }
}
