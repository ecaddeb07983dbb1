/**
 * Rows of the page before stay while the next ones load, but never those of another store (or
 * webhook): the parameters of a list's request name it. That there were none says nothing of the
 * next ones, and does not stay.
 */
export function keepWithin(owner: string) {
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
