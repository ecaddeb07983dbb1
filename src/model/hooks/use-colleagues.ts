import { useEffect, useEffectEvent, useState } from 'react'
import { listText } from '#base/language/formats.ts'
import { plural, t } from '#base/language/words.ts'
import { ownedStore } from '#base/storage/owned.ts'
import { useStore } from '#base/storage/store.ts'
import { type Colleague, hasTeam, type Presence, tellPresence } from '#api/transport-team.ts'

/** Milliseconds. A brief visit is not announced; a longer one is, again and again. */
const AFTER = 1_000
const EVERY = 15_000

const NOBODY: readonly Colleague[] = []

const MOST_SEEN = 50
const seen = ownedStore<readonly string[]>([])

/** Names of colleagues who were in a ticket together with this tab, the latest first. */
export const useSeenColleagues = (): readonly string[] => useStore(seen)

function noteSeen(others: readonly Colleague[]) {
  const known = seen.get()
  const added = others.map(({ name }) => name.trim()).filter((name) => !known.includes(name))
  if (added.length > 0) seen.set([...new Set([...added, ...known])].slice(0, MOST_SEEN))
}

type Place = { storeId: string; ticketId: string; isWriting: boolean; name: string }

/** Its component must live no longer than the ticket is open. */
export function useColleagues(place: Place): readonly Colleague[] {
  const { isWriting } = place
  const [others, setOthers] = useState(NOBODY)

  const tell = useEffectEvent(async (doing: Presence['doing']) => {
    const { storeId, ticketId, name } = place
    const presence = { store: storeId, ticket: ticketId, doing, name }
    const found = await tellPresence(presence).catch(() => NOBODY)
    if (doing === 'gone') return
    setOthers(found)
    noteSeen(found)
  })

  useEffect(() => {
    if (!hasTeam) return undefined
    const tellNow = () => {
      if (!document.hidden) void tell(isWriting ? 'writing' : 'reading')
    }
    const timer = setTimeout(tellNow, AFTER)
    const interval = setInterval(tellNow, EVERY)
    return () => {
      clearTimeout(timer)
      clearInterval(interval)
    }
  }, [isWriting])

  useEffect(() => {
    if (!hasTeam) return undefined
    const leave = () => void tell('gone')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return others
}

export function presenceWords(others: readonly Colleague[]): string | undefined {
  const writing = [...new Set(others.filter(({ doing }) => doing === 'writing').map(nameOf))]
  const reading = [...new Set(others.map(nameOf))].filter((name) => !writing.includes(name))
  if (others.length === 0) return undefined
  const names = listText(writing.length > 0 ? writing : reading)
  if (writing.length > 0) {
    return plural(writing.length, {
      one: `${names} is writing here`,
      other: `${names} are writing here`,
    })
  }
  return plural(reading.length, {
    one: `${names} is reading this ticket`,
    other: `${names} are reading this ticket`,
  })
}

const nameOf = ({ name }: Colleague) => name.trim() || t`A colleague`
