import { Icon } from '#components/controls/icons.tsx'
import styles from './role-note.module.css'

/** Stands where the button would, and says why it doesn't. Empty until that is known. */
export function RoleNote({ why }: { why: string }) {
  if (why === '') return null
  return (
    <span className={styles.note}>
      <Icon name="lock" size={15} />
      <span>{why}</span>
    </span>
  )
}
