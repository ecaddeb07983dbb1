import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './icon-button.module.css'

type IconAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  icon: IconName
  /** Where it leads; read out, and shown on hover. */
  label: string
  ref?: Ref<HTMLAnchorElement>
}

function IconAnchor({ icon, label, className, ...others }: IconAnchorProps) {
  return (
    <a
      {...others}
      aria-label={label}
      title={label}
      className={classNames(styles.button, className)}
    >
      <Icon name={icon} size={15} />
    </a>
  )
}

/** A link within the application that looks like an icon button. */
export const IconLink = createLink(IconAnchor)
