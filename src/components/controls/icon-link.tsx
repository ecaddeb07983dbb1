import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'
import styles from './icon-button.module.css'

type IconAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  icon: IconName
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

export const IconLink = createLink(IconAnchor)
