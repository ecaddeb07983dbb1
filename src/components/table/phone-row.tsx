import type { ReactNode } from 'react'
import styles from './rows.module.css'

type PhoneRowProps = { title: ReactNode; amount?: ReactNode; text?: ReactNode; aside?: ReactNode }

export function PhoneRow({ title, amount, text, aside }: PhoneRowProps) {
  return (
    <span data-ledger>
      <span className={styles.first}>
        <span className={styles.title}>{title}</span>
        <span className={styles.amount}>{amount}</span>
      </span>
      <span className={styles.second}>
        <span className={styles.text}>{text}</span>
        <span className={styles.aside}>{aside}</span>
      </span>
    </span>
  )
}
