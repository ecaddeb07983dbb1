import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Customer } from '#api/schemas/customers.ts'
import { t } from '#base/language/words.ts'
import { EXPERIMENT } from '#model/records/customers/search.ts'
import { sameAddressQuery, uncheckedText } from '#model/reading/search/same-address.ts'
import { SameAddressSection } from './same-address-section.tsx'
import { problemFrom } from '#model/reading/problem.ts'

export function SameAddress({ storeId, customer }: { storeId: string; customer: Customer }) {
  const { id, ipAddress } = customer
  const [isWanted, setIsWanted] = useState(false)
  const search = { q: EXPERIMENT, ipAddress }
  const found = useQuery({
    ...sameAddressQuery(storeId, ipAddress ?? '', id, (other) => other.id !== id),
    enabled: isWanted && Boolean(ipAddress),
  })
  return (
    <SameAddressSection
      ipAddress={ipAddress}
      others={found.data?.same}
      rest={found.data && uncheckedText(found.data)}
      isSearching={found.isFetching && !found.data}
      problem={
        found.error && !found.isFetching
          ? problemFrom(found.error, t`The search failed`)
          : undefined
      }
      onSearch={() => {
        setIsWanted(true)
        if (isWanted) void found.refetch()
      }}
      customerLink={(customerId) => ({
        to: '/stores/$storeId/customers/$customerId',
        params: { storeId, customerId },
      })}
      searchLink={{ to: '/stores/$storeId/customers', params: { storeId }, search }}
    />
  )
}
