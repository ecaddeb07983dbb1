import type { StoreSummary } from '#api/schemas/user.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { readableAccent } from './accent-colour.ts'
import styles from './shell-menus.module.css'

type StoreMarkProps = { store?: StoreSummary; large?: boolean; isAll?: boolean }

export function StoreMark({ store, large, isAll }: StoreMarkProps) {
  const background = readableAccent(store?.branding?.accentColor)
  const initial = store?.name?.trim().charAt(0).toUpperCase()
  return (
    <span
      className={classNames(styles.mark, large && styles.large, isAll && styles.all)}
      style={background ? { background } : undefined}
      aria-hidden
    >
      {isAll ? <Icon name="stores" size={14} /> : (initial ?? '·')}
    </span>
  )
}
