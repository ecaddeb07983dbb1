import { useEffect, useRef } from 'react'
import { useIsPhone } from '#components/controls/phone.ts'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import styles from './customers-search.module.css'

type CustomersSearchProps = {
  label: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
}

/** Larger than elsewhere, because search is the only way to find a customer. */
export const CustomersSearch = (props: CustomersSearchProps) => (
  <div ref={useFirstFocus(props.value === undefined)} className={styles.search}>
    <QuickSearch {...props} large isPrivate />
  </div>
)

/**
 * One who opens the page by its address can type at once; coming from another page, its heading has
 * the focus as everywhere. On a phone the keyboard would cover what can be chosen without it.
 */
function useFirstFocus(isStart: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  useEffect(() => {
    if (!isStart || isPhone || document.activeElement !== document.body) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isStart, isPhone])
  return box
}
