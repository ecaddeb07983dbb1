import { QuickSearch } from '#components/filters/quick-search.tsx'
import styles from './customers-search.module.css'

type CustomersSearchProps = {
  label: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
}

/** Full width, because search is the only way to find a customer. */
export const CustomersSearch = (props: CustomersSearchProps) => (
  <div className={styles.search}>
    <QuickSearch {...props} large isPrivate />
  </div>
)
