const roomsHeld = 2_000
const peopleHeld = 50

export function createRooms(now: () => number = Date.now) {
  const rooms = new Map<string, Map<string, { words: string; endsAt: number }>>()

  /** Records what `who` does there ('' if they have left) and returns what the others do. */
  function meet(room: string, who: string, words: string, milliseconds: number): string[] {
    const people = rooms.get(room) ?? new Map()
    rooms.delete(room)
    people.delete(who)
    for (const [other, { endsAt }] of people) if (endsAt <= now()) people.delete(other)
    const others = Array.from(people.values(), (other: { words: string }) => other.words)
    if (words !== '' && people.size < peopleHeld) {
      people.set(who, { words, endsAt: now() + milliseconds })
    }
    const [oldest] = rooms.keys()
    if (oldest !== undefined && rooms.size >= roomsHeld) rooms.delete(oldest)
    if (people.size > 0) rooms.set(room, people)
    return others
  }

  return { meet }
}
