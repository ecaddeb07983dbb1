import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Product } from '#api/schemas/products.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { useStore } from '#base/storage/store.ts'
import { useWriteRefusal } from '#model/hooks/use-write-form.ts'
import { newTable, variantTables } from '#model/doing/variant-table/list.ts'
import { startRun } from '#model/doing/variant-table/runner.ts'
import type { ProductTarget } from '#model/doing/writes/kinds/variants.ts'
import { VariantTableEntry } from './variant-table-entry.tsx'
import { VariantTableRun } from './variant-table-run.tsx'

type VariantTableProps = {
  target: ProductTarget
  product: Product
  currency: string | undefined
  productLink: LinkProps
}

/** Many new variants of one product, from a pasted table or a file. */
export function VariantTable({ target, product, currency, productLink }: VariantTableProps) {
  const store = variantTables(target.productId)
  const table = useStore(store)
  const refusal = useWriteRefusal()
  const isRead = useIsDiskRead()
  const [text, setText] = useState('')
  if (!isRead) return null
  if (table) {
    return (
      <VariantTableRun {...{ target, table, currency, productLink, refusal }} onChange={setText} />
    )
  }
  return (
    <VariantTableEntry
      product={product}
      initialText={text}
      currency={currency}
      refusal={refusal}
      onCreate={(rows) => {
        const known = product.variants.map(({ id }) => id)
        const created = newTable(rows, known)
        store.set((present) => present ?? created)
        void startRun(target)
      }}
    />
  )
}

/** An earlier visit may have left a table, which comes before a new one. */
function useIsDiskRead() {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    void privateStoresLoaded().then(() => setIsRead(true))
  }, [])
  return isRead
}
