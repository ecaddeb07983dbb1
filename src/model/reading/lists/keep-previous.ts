/** Rows of another store or webhook, or an empty page, are not kept. */
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
