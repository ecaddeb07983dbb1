import { type HistoryState, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Parameters } from '#base/address.ts'
import { addressReader } from './address.ts'
import type { AddressOf, ListDescription } from './description.ts'

/** Kept with the record's entry in the browser's history. */
export type ListOrigin = {
  address: Readonly<Parameters>
  /** The entry before this one is not the list, or shows another page of it. */
  isElsewhere?: boolean
}

/** For the link from a list to one of its records. */
export const fromList = (address: Readonly<Parameters>): HistoryState => ({
  fromList: { address },
})

/** For a link that stays on the record. */
export const withListOrigin = ({ fromList: origin }: HistoryState): HistoryState => ({
  fromList: origin && { ...origin, isElsewhere: true },
})

/** The list that the record was opened from; undefined if it was opened from elsewhere. */
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
