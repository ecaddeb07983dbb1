/** `words` under a name; '' as `before` or `words` stands for nothing. */
export type Pin = { name: string; before: string; words: string }
export type Pins = ReadonlyMap<string, { words: string; endsAt: number }>

/** The oldest make room. */
export const pinsHeld = 2_000

/** What the board becomes; undefined if that name holds something else than it was thought to. */
export function repinned(
  pins: Pins,
  { name, before, words }: Pin,
  now: number,
  milliseconds: number,
): Pins | undefined {
  const next = new Map([...pins].filter(([, { endsAt }]) => endsAt > now))
  if ((next.get(name)?.words ?? '') !== before) return undefined
  next.delete(name)
  if (words !== '') next.set(name, { words, endsAt: now + milliseconds })
  const [oldest] = next.keys()
  if (oldest !== undefined && next.size > pinsHeld) next.delete(oldest)
  return next
}

export function wordsOn(pins: Pins, now: number): Map<string, string> {
  const live = [...pins].filter(([, { endsAt }]) => endsAt > now)
  return new Map(live.map(([name, { words }]) => [name, words]))
}
