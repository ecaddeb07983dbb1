import { CopyButton } from './copy-button.tsx'
import styles from './short-id.module.css'

type ShortIdProps = {
  id: string | null | undefined
  /** Names the copied id, "order id"; without it, there is no copy button. */
  copies?: string
  /** For what is compared by eye, or was made elsewhere, where the first characters tell little. */
  whole?: boolean
}

const SHORT = 8
const LONGEST = 200

export function ShortId({ id, copies, whole }: ShortIdProps) {
  if (!id) return <span className="quiet">—</span>
  return (
    <span className={styles.id}>
      <span title={id}>{id.slice(0, whole ? LONGEST : SHORT)}</span>
      {copies && <CopyButton value={id} what={copies} inline />}
    </span>
  )
}
