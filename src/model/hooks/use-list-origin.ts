import { type HistoryState, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Parameters } from '#base/address/address.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import type { AddressOf, ListDescription } from '#model/reading/lists/description.ts'

export type ListOrigin = {
  address: Readonly<Parameters>
  /** The entry before this one is not the list, or shows another page of it. */
  isElsewhere?: boolean
}

export const fromList = (address: Readonly<Parameters>): HistoryState => ({
  fromList: { address },
})

export const withListOrigin = ({ fromList: origin }: HistoryState): HistoryState => ({
  fromList: origin && { ...origin, isElsewhere: true },
})

export function useListOrigin<List extends ListDescription>(
  list: List,
): { address: AddressOf<List>; isElsewhere: boolean } | undefined {
  const origin = useLocation({ select: ({ state }) => state.fromList })
  return useMemo(
    () =>
      origin && {
        // An entry of an earlier build may hold malformed parameters. Their order stays.
        address: { ...origin.address, ...addressReader(list)(origin.address) },
        isElsewhere: origin.isElsewhere ?? false,
      },
    [list, origin],
  )
}
