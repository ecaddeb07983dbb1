type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The edited value, with what a newer build has stored and this one does not know: fields, entries
 * by their name, and items by their id.
 */
export function withUnknown(stored: unknown, known: unknown, edited: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(edited)) {
    return itemsWithUnknown(stored, Array.isArray(known) ? known : [], edited)
  }
  if (!isFields(stored) || !isFields(known) || !isFields(edited)) return edited
  const carried = Object.entries(stored).filter(
    ([name]) => !Object.hasOwn(known, name) && !Object.hasOwn(edited, name),
  )
  const own = Object.entries(edited).map(([name, value]) => [
    name,
    withUnknown(stored[name], known[name], value),
  ])
  return Object.fromEntries([...own, ...carried])
}

const idOf = (item: unknown): unknown => (isFields(item) ? (item['id'] ?? item['key']) : undefined)

const byId = (items: readonly unknown[]) => new Map(items.map((item) => [idOf(item), item]))

function itemsWithUnknown(
  stored: readonly unknown[],
  known: readonly unknown[],
  edited: readonly unknown[],
): unknown[] {
  const [storedById, knownById, editedById] = [byId(stored), byId(known), byId(edited)]
  const own = edited.map((item) => {
    const id = idOf(item)
    return id === undefined ? item : withUnknown(storedById.get(id), knownById.get(id), item)
  })
  const unread = stored.filter((item) => {
    const id = idOf(item)
    return id !== undefined && !knownById.has(id) && !editedById.has(id)
  })
  return [...own, ...unread]
}
