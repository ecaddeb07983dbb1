import { useTimer } from '#base/time/use-timer.ts'
import { isSentOnce } from '#model/doing/replies/reply-name.ts'
import { acknowledgeWrite, type KnownWrite } from '#model/doing/writes/reporting.ts'

/** Milliseconds for which a sent reply is named. */
const STAYS = 8_000

/** A reply that was sent needs no press: its notice goes by itself. */
export function useQuietSuccess(
  { process, link }: KnownWrite,
  state: ReturnType<KnownWrite['process']['state']>,
) {
  const wait = isSentOnce(link, state) ? STAYS : undefined
  useTimer(() => acknowledgeWrite(process), wait, process)
}
