import { useEffect } from 'react'
import { isSentOnce } from '#model/doing/replies/reply-name.ts'
import { acknowledgeWrite, type KnownWrite } from '#model/doing/writes/reporting.ts'

/** Milliseconds for which a sent reply is named. */
const STAYS = 4_000

/** A reply that was sent needs no press: its notice goes by itself. */
export function useQuietSuccess(
  { process, link }: KnownWrite,
  state: ReturnType<KnownWrite['process']['state']>,
) {
  const isQuiet = isSentOnce(link, state)
  useEffect(() => {
    if (!isQuiet) return undefined
    const timer = setTimeout(() => acknowledgeWrite(process), STAYS)
    return () => clearTimeout(timer)
  }, [isQuiet, process])
}
