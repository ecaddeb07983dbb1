import { CopyButton } from './copy-button.tsx'
import styles from './short-id.module.css'

type ShortIdProps = {
  id: string | null | undefined
  /** What it identifies, for the copy button: "order id". Without it there is no button. */
  copies?: string
  /** How many characters are shown. */
  length?: number
}

/** The first characters of an id, in mono; the whole of it in the title and in what is copied. */
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
