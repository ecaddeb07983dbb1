import styles from './palette.module.css'

export function PaletteFoot() {
  return (
    <footer className={styles.foot} aria-hidden>
      <span>
        <kbd className={styles.key}>Enter</kbd> open
      </span>
      <span>
        <kbd className={styles.key}>Ctrl Enter</kbd> new tab
      </span>
      <span>
        <kbd className={styles.key}>Tab</kbd> what I can do
      </span>
      <span className={styles.end}>
        <kbd className={styles.key}>&gt;</kbd> actions
      </span>
    </footer>
  )
}
