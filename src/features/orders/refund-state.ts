import { useSyncExternalStore } from 'react'
import type { RefundState } from './refund-machine.ts'
import type { RefundProcess } from './refund-protocol.ts'

export function useRefundState({ subscribe, state }: RefundProcess): RefundState {
  return useSyncExternalStore(subscribe, state)
}
