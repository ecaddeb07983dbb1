/**
 * Rows of the page before stay while the next ones load, but never those of another store (or
 * webhook): the parameters of a list's request name it.
 */
export function keepWithin(owner: string) {
  return <Data>(
    previous: Data | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ) => {
    const [, params] = (query?.queryKey ?? []) as readonly [
      unknown?,
      { storeId?: string; webhookId?: string }?,
    ]
    return (params?.storeId ?? params?.webhookId) === owner ? previous : undefined
  }
}
