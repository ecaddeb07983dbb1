import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './anchor-link.module.css'

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

function Anchor({ className, children, ...others }: AnchorProps) {
  return (
    <a className={classNames(styles.link, className)} {...others}>
      {children}
    </a>
  )
}

export const AnchorLink = createLink(Anchor)
