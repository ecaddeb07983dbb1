import type { ReactNode } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import styles from './note.module.css'

type NoteTone = 'neutral' | 'accent' | 'warning' | 'danger'

type NoteProps = {
  tone?: NoteTone
  icon?: IconName
  banner?: boolean
  action?: { label: string; onClick: () => void }
  children: ReactNode
}

const icons: Record<NoteTone, IconName> = {
  neutral: 'info',
  accent: 'info',
  warning: 'warning',
  danger: 'warning',
}

export function Note({ tone = 'neutral', icon, banner, action, children }: NoteProps) {
  return (
    <div
      className={classNames(styles.note, banner && styles.banner)}
      data-tone={tone}
      role={banner ? 'status' : undefined}
    >
      <Icon name={icon ?? icons[tone]} size={15} />
      <span className="grow breaks">{children}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  )
}
