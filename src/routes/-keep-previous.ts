/**
 * Rows of the page before stay while the next ones load, but never those of another store: the
 * parameters of a list's request name its store.
 */
export function keepWithin(storeId: string) {
  return <Data>(
    previous: Data | undefined,
    query: { queryKey: readonly unknown[] } | undefined,
  ) => {
    const [, params] = (query?.queryKey ?? []) as readonly [unknown?, { storeId?: string }?]
    return params?.storeId === storeId ? previous : undefined
  }
}
