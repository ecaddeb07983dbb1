import styles from './by-you.module.css'
import { ByYou } from './by-you.tsx'
import { ShopChanges, type ShopChangesProps } from './shop-changes.tsx'

/** What changed in the shop, whoever did it, and what was done from here, from the first day on. */
export function ShopAndYou(props: ShopChangesProps) {
  const { storeId, storeCurrency } = props
  return (
    <div className={styles.columns}>
      <div>
        <ShopChanges {...props} />
      </div>
      <ByYou storeId={storeId} storeCurrency={storeCurrency} />
    </div>
  )
}
