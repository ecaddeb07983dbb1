import { useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import type { Setting } from '#model/doing/writes/kinds/settings-changes.ts'
import { type StoreField, storeFields } from '#model/records/store/fields.ts'

export type Proposal = Readonly<Record<string, Setting>>

type ProposalProps = { proposed: Proposal | undefined; onProposed: () => void }
type SetBack = (change: { field: StoreField; meant: Setting }) => void

/** Fills proposed values into the form, once; true from then on. Nothing is sent. */
export function useProposal({ proposed, onProposed }: ProposalProps, setBack: SetBack): boolean {
  const [isProposed, setIsProposed] = useState(false)
  if (proposed && !isProposed) setIsProposed(true)
  useArrival(proposed, (values) => {
    for (const field of storeFields) {
      const meant = values[field]
      if (meant !== undefined) setBack({ field, meant })
    }
    onProposed()
  })
  return isProposed
}
