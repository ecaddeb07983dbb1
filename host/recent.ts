export function createRecent<Value>(milliseconds: number, most: number) {
  const values = new Map<string, { value: Value; endsAt: number }>()

  function get(name: string) {
    const found = values.get(name)
    return found && found.endsAt > Date.now() ? found.value : undefined
  }

  function set(name: string, value: Value) {
    values.delete(name)
    values.set(name, { value, endsAt: Date.now() + milliseconds })
    for (const [oldest, { endsAt }] of values) {
      if (endsAt > Date.now() && values.size <= most) break
      values.delete(oldest)
    }
  }

  return { get, set }
}
