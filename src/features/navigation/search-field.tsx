import { latinKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { t } from '#base/language/words.ts'
import { keyText } from '#base/text/key-text.ts'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import styles from './navigation-list.module.css'

const openSearch = () => overlay.set('search')

/** Looks like a field and opens the palette. */
export function SearchField() {
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t`Search or jump to (${keyText('Ctrl K')})`}
      onClick={openSearch}
    >
      <Icon name="search" />
      <span className={`truncate ${styles.label}`}>
        {t({ message: 'Search or jump to', comment: 'There is room for 17 letters' })}
      </span>
      <kbd className={styles.key} aria-hidden>
        {keyText('Ctrl K')}
      </kbd>
    </button>
  )
}

/** Ctrl or Cmd with K opens the palette from anywhere, also from fields. */
export function useSearchKey() {
  useKeyDown((event) => {
    const isOurs = latinKey(event).toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isOurs || event.shiftKey || event.altKey) return
    event.preventDefault()
    openSearch()
  })
}
