import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { focusOnMount } from '#components/overlays/focus-on-mount.ts'
import styles from './pager.module.css'

type PageNumberProps = { page: number; last: number | undefined; onPage: (page: number) => void }

export function PageNumber({ page, last, onPage }: PageNumberProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (!isEditing) {
    return (
      <button
        type="button"
        className={styles.number}
        aria-label={t`Page ${page}, go to another`}
        onClick={() => setIsEditing(true)}
      >
        {formatNumber(page)}
      </button>
    )
  }

  function go(text: string) {
    setIsEditing(false)
    const wanted = Math.min(last ?? Infinity, Math.max(1, Math.round(Number(text))))
    if (text.trim() !== '' && Number.isFinite(wanted) && wanted !== page) onPage(wanted)
  }
  return (
    <input
      className={styles.field}
      aria-label={t`Go to page`}
      inputMode="numeric"
      defaultValue={page}
      maxLength={10}
      ref={focusOnMount}
      onFocus={(event) => event.target.select()}
      // Phone number pads have no Enter, so leaving the field submits it.
      onBlur={(event) => go(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.value = String(page)
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
