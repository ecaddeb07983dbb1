import styles from './by-you.module.css'
import { ByYou } from './by-you.tsx'
import { ShopChanges, type ShopChangesProps } from './shop-changes.tsx'

/** What changed in the shop, whoever did it, and what was done from here. */
export const ShopAndYou = (props: ShopChangesProps) => (
  <div className={styles.columns}>
    <div>
      <ShopChanges {...props} />
    </div>
    <ByYou storeId={props.storeId} storeCurrency={props.storeCurrency} />
  </div>
)
