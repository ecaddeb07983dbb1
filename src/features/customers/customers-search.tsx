import { QuickSearch } from '#components/quick-search.tsx'
import styles from './customers-search.module.css'

type CustomersSearchProps = {
  label: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
}

/** As wide as the page, because customers can only be searched. */
export const CustomersSearch = (props: CustomersSearchProps) => (
  <div className={styles.search}>
    <QuickSearch {...props} large />
  </div>
)
