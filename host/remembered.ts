/** Whatever is worked out again and again, from few texts. */
export function remembered<Result>(workOut: (text: string) => Result, most = 1_000) {
  const results = new Map<string, Result>()
  return (text: string): Result => {
    const before = results.get(text)
    if (before !== undefined) return before
    const result = workOut(text)
    if (results.size >= most) results.clear()
    results.set(text, result)
    return result
  }
}
