import { useState } from 'react'
import { readOrder } from '#api/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { useForAWhile } from '#components/text/use-for-a-while.ts'
import { type KeyComparison, type SameGoods, ordersOf } from '#model/records/orders/sold-twice.ts'
import styles from './sold-twice.module.css'

type ShownKeyProps = { storeId: string; goods: SameGoods; compares: KeyComparison }

/** The key itself is not kept: one of its orders is opened again, and it is shown for a while. */
export function ShownKey({ storeId, goods, compares }: ShownKeyProps) {
  const { id, masked, deliveries } = goods
  const [key, setKey] = useForAWhile<string>()
  const [state, setState] = useState<'reading' | 'failed'>()

  async function show() {
    setState('reading')
    for (const orderId of [...ordersOf(deliveries)].slice(0, 2)) {
      const detail = await readOrder(storeId, orderId).catch(() => undefined)
      const found = detail && (await compares.textIn(id, detail))
      if (found === undefined) continue
      // Whoever has left the tab meanwhile shows it to nobody.
      setKey(document.hidden ? undefined : found)
      return setState(undefined)
    }
    return setState('failed')
  }

  return (
    <>
      <code className={styles.key} dir="ltr">
        {key === undefined ? masked : <LongText text={key} />}
      </code>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<Icon name={key === undefined ? 'eye' : 'eye-off'} size={15} />}
        disabled={state === 'reading'}
        onClick={() => (key === undefined ? void show() : setKey(undefined))}
      >
        {key === undefined ? t`Show key` : t`Hide key`}
      </Button>
      <output className={styles.quiet}>{state === 'failed' && t`The key didn’t load.`}</output>
    </>
  )
}
