import styles from './palette-foot.module.css'

export function PaletteFoot() {
  return (
    <footer className={styles.foot} aria-hidden>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> new tab
      </span>
      <span>
        <kbd>Tab</kbd> actions
      </span>
      <span className={styles.end}>
        <kbd>&gt;</kbd> actions only
      </span>
    </footer>
  )
}
