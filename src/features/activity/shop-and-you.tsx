import { useStore } from '#base/storage/store.ts'
import { activityLog } from '#model/doing/activity/log.ts'
import { pictureHistory } from '#model/reading/pictures/kept.ts'
import styles from './by-you.module.css'
import { ByYou } from './by-you.tsx'
import { ShopChanges, type ShopChangesProps } from './shop-changes.tsx'

/** What changed in the shop, whoever did it, and what was done from here. */
export function ShopAndYou(props: ShopChangesProps) {
  const { storeId, storeCurrency } = props
  const hasOwn = useStore(activityLog(storeId)).length > 0
  const isComparing = useStore(pictureHistory(storeId)).days.length > 1
  return (
    <div className={isComparing ? styles.columns : undefined}>
      <div>
        <ShopChanges {...props} />
      </div>
      {(hasOwn || isComparing) && <ByYou storeId={storeId} storeCurrency={storeCurrency} />}
    </div>
  )
}
