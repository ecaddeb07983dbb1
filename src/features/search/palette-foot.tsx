import { Trans } from '#components/text/trans.tsx'
import styles from './palette-foot.module.css'

export function PaletteFoot() {
  return (
    <footer className={styles.foot} aria-hidden>
      <span>
        <Trans>
          <kbd>Enter</kbd> open
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>Ctrl Enter</kbd> new tab
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>Tab</kbd> actions
        </Trans>
      </span>
      <span className="at-end">
        <Trans>
          <kbd>{'>'}</kbd> actions only
        </Trans>
      </span>
    </footer>
  )
}
