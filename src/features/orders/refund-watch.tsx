import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { AnchorLink } from '#components/anchor-link.tsx'
import { isSettled } from './refund-machine.ts'
import { Sign } from './refund-outcome.tsx'
import {
  acknowledgeRefund,
  onRefundSettled,
  resumeOpenRefunds,
  untoldRefunds,
} from './refund-processes.ts'
import type { RefundProcess } from './refund-protocol.ts'
import { useRefundState } from './refund-state.ts'
import { refundWords } from './refund-words.ts'
import styles from './refund-watch.module.css'

/**
 * Stands beside every page: takes up the refunds an earlier page left open, and tells how they
 * stand wherever the merchant is.
 */
export function RefundWatch() {
  const queryClient = useQueryClient()
  const untold = useSyncExternalStore(untoldRefunds.subscribe, untoldRefunds.current)

  useEffect(() => {
    resumeOpenRefunds()
    window.addEventListener('pageshow', resumeOpenRefunds)
    return () => window.removeEventListener('pageshow', resumeOpenRefunds)
  }, [])
  useEffect(() => onRefundSettled(() => void queryClient.invalidateQueries()), [queryClient])

  return (
    <section className={styles.stack} aria-label="Refunds" aria-live="polite">
      {untold.map((process) => (
        <RefundCard key={process.target.orderId} process={process} />
      ))}
    </section>
  )
}

function RefundCard({ process }: { process: RefundProcess }) {
  const { storeId, orderId } = process.target
  const state = useRefundState(process)
  const words = refundWords(state)
  const canDismiss = isSettled(state) || (state.phase === 'checking' && state.isQuiet)
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        <Sign state={state} /> {words?.title}
      </h2>
      <p>
        <AnchorLink to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId }}>
          Order {orderId.slice(0, 8)}
        </AnchorLink>
      </p>
      <p className="secondary">{words?.text}</p>
      {state.phase === 'rejected' && (
        <p className="secondary">
          <bdi>{state.error.message}</bdi> {state.error.code && <code>{state.error.code}</code>}
        </p>
      )}
      {canDismiss && (
        <Button variant="default" size="xs" onClick={() => acknowledgeRefund(process)}>
          {state.phase === 'checking' ? 'Stop checking' : 'Dismiss'}
        </Button>
      )}
    </article>
  )
}
