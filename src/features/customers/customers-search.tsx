import { useRef } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import styles from './customers-start.module.css'

type CustomersSearchProps = {
  label: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
  /** What was searched for stands in every address, and the list says so. */
  isEveryone?: boolean
}

/** Larger than elsewhere, because search is the only way to find a customer. */
export const CustomersSearch = ({ isEveryone = false, ...props }: CustomersSearchProps) => (
  <div ref={useFirstFocus(props.value === undefined)} className={styles.search}>
    <QuickSearch {...props} {...(isEveryone && { value: undefined })} large isPrivate />
  </div>
)

/**
 * One who opens the page by its address can type at once; coming from another page, its heading has
 * the focus as everywhere. On a phone the keyboard would cover what can be chosen without it.
 */
function useFirstFocus(isStart: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  useArrival(isStart && !isPhone, () => {
    if (document.activeElement !== document.body) return
    box.current?.querySelector('input')?.focus({ preventScroll: true })
  })
  return box
}

/** What merchants look for among customers and must do elsewhere. */
export const CUSTOMERS_ELSEWHERE = t`Block customers and change balances on your platform.`
