import { useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { checkTickets, readerState } from '#model/doing/tickets/reader-leader.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { ticketRows } from '#model/reading/overview/attention-rows.ts'
import type { AttentionRow } from '#model/reading/overview/attention-row.ts'
import { progressWords } from '#model/records/tickets/progress-words.ts'

/** Who waits in a store, as far as is known, and the button that reads its customers once. */
export function useTicketCheck(storeId: string, now: number) {
  const [begun, setBegun] = useState<AttentionRow>()
  const index = useTicketIndex(storeId)
  const isPartial = useIsPartial(storeId)
  const state = useStore(readerState(storeId))
  useArrival(begun && storeId, (id) => checkTickets(id, () => setBegun(undefined)))
  const rows = ticketRows(storeId, index, now, isPartial)
  const [row = begun] = rows
  if (begun && row) return { rows: [{ ...row, text: progressWords(state) ?? row.text }] }
  return {
    rows,
    action: row?.isNotChecked && (
      <Button variant="default" size="compact-xs" onClick={() => setBegun(row)}>
        {t`Check now`}
      </Button>
    ),
  }
}
