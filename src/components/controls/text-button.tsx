import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './text-button.module.css'

/** A small action among words. */
export const TextButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={classNames(styles.button, className)} />
)
