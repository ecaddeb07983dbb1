import type { StoreSummary } from '#api/schemas/user.ts'
import { readableAccent } from './accent-colour.ts'
import styles from './store-mark.module.css'

type StoreMarkProps = { store: StoreSummary | undefined; large?: boolean }

export function StoreMark({ store, large }: StoreMarkProps) {
  const background = readableAccent(store?.branding?.accentColor)
  const initial = store?.name?.trim().charAt(0).toUpperCase()
  return (
    <span
      className={large ? `${styles.mark} ${styles.large}` : styles.mark}
      style={background ? { background } : undefined}
      aria-hidden
    >
      {initial ?? '·'}
    </span>
  )
}
