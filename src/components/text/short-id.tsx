import { CopyButton } from './copy-button.tsx'
import styles from './short-id.module.css'

type ShortIdProps = {
  id: string | null | undefined
  /** Names the copied id, "order id"; without it, there is no copy button. */
  copies?: string
  length?: number
}

export function ShortId({ id, copies, length = 8 }: ShortIdProps) {
  if (!id) return <span className="quiet">—</span>
  const short = id.length > length + 1 ? id.slice(0, length) : id
  return (
    <span className={styles.id}>
      <span title={id}>
        {short}
        {length > 8 && short !== id && '…'}
      </span>
      {copies && <CopyButton value={id} what={copies} inline />}
    </span>
  )
}
