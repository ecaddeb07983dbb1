import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './button.module.css'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  label: string
  iconSize?: number
  bordered?: boolean
}

export function IconButton({
  icon,
  label,
  iconSize = 15,
  bordered,
  className,
  ...others
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.iconButton, bordered && styles.bordered, className)}
      {...others}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
