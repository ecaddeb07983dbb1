import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import { useTimer } from '#base/time/use-timer.ts'
import type { Found } from '#model/reading/search/found.ts'
import { type Met, searchMet } from '#model/reading/search/met.ts'
import { searchNoted } from '#model/reading/search/noted.ts'
import { type Searched, recognise } from '#model/reading/search/recognise.ts'
import { type Source, isTooShort } from '#model/reading/search/source.ts'
import { sourcesOf } from '#model/reading/search/sources.ts'

/** Milliseconds after the last letter; what was pasted is recognised and searched at once. */
const TYPED_AFTER = 200

export type ResultGroup = {
  label: string
  found: Found[]
  isPending: boolean
  failure?: { code: string; retry: () => void }
  /** The platform did not look there: it refuses such a search, or ignored what was asked. */
  unasked?: 'refused' | 'ignored' | 'too-short'
}

export type Search = {
  searched: Searched
  groups: ResultGroup[]
  /** The nouns that the platform denied: "customer, product or coupon". */
  misses: string[]
  met: Met | undefined
  isPending: boolean
}

/** Asks every place that may know the text; each answers on its own, and a miss is no error. */
export function useSearch(text: string, storeId: string | undefined): Search {
  const queryClient = useQueryClient()
  const wanted = recognise(text)
  const searched = useSettled(wanted)
  const sources = storeId === undefined ? [] : sourcesOf(searched, storeId)
  const answers = useQueries({
    queries: sources.map((source) => ({
      ...source.query,
      staleTime: 30_000,
      enabled: !isTooShort(source),
    })),
  })
  const met = storeId === undefined ? undefined : metOf(searched)
  const groups: ResultGroup[] = []
  const misses: string[] = []
  const keys = new Set<string>()
  sources.forEach((source, index) => {
    const { data, error, isPending, refetch } = answers[index]!
    const group = groupOf(groups, source)
    if (data === undefined && isTooShort(source)) {
      group.unasked = 'too-short'
      return
    }
    const found = data === undefined ? [] : source.found(data as never)
    for (const one of found) {
      if (!keys.has(one.key)) group.found.push(one)
      keys.add(one.key)
    }
    group.isPending ||= isPending
    const isIgnored = data !== undefined && source.isIgnored?.(data as never)
    if (isIgnored) group.unasked = 'ignored'
    else if (error && isRefusedSearch(error)) group.unasked ??= 'refused'
    else if (error ? isAbsence(error) : data !== undefined && found.length === 0) {
      misses.push(source.noun)
    } else if (error) group.failure = { code: codeOf(error), retry: () => void refetch() }
  })
  if (met) met.found = met.found.filter(({ key }) => !keys.has(key))
  if (met && met.found.length > 0) {
    const label = searched.kind === 'email' ? t`Tickets seen here` : t`Seen in this browser`
    groups.unshift({ label, found: met.found, isPending: false })
  }
  const noted =
    storeId === undefined || !('text' in searched) || searched.kind === 'actions'
      ? []
      : searchNoted(storeId, searched.text)
  if (noted.length > 0) {
    groups.unshift({ label: t`Your notes and tags`, found: noted, isPending: false })
  }
  // Results of an earlier text must not be opened by a quick Enter.
  if (!isSame(wanted, searched)) {
    return { searched: wanted, groups: [], misses: [], met: undefined, isPending: true }
  }
  const isPending = groups.some((group) => group.isPending)
  return { searched, groups, misses, met, isPending }

  function metOf(asked: Searched): Met | undefined {
    if ('text' in asked && asked.kind !== 'actions') {
      return searchMet(queryClient, storeId!, asked.text)
    }
    if (asked.kind === 'id') return searchMet(queryClient, storeId!, asked.id)
    return asked.kind === 'email' ? searchMet(queryClient, storeId!, asked.email) : undefined
  }
}

const isSame = (a: Searched, b: Searched) => JSON.stringify(a) === JSON.stringify(b)

function groupOf(groups: ResultGroup[], { label }: Source): ResultGroup {
  const known = groups.find((group) => group.label === label)
  if (known) return known
  const group: ResultGroup = { label, found: [], isPending: false }
  groups.push(group)
  return group
}

/** Waits while somebody types words; anything that has a shape of its own is complete. */
function useSettled(searched: Searched): Searched {
  const [settled, setSettled] = useState(searched)
  const isTyped = searched.kind === 'text' || searched.kind === 'short-id'
  const wanted = JSON.stringify(searched)
  useTimer(() => setSettled(searched), isTyped ? TYPED_AFTER : 0, wanted)
  return settled
}

/** A list that was refused says nothing about what it may hold. */
function isRefusedSearch(error: Error): boolean {
  if (!(error instanceof ApiError) || !/^(list|search)/.test(error.operation)) return false
  return error.kind === 'invalid' || error.status === 400 || error.status === 422
}

/** The platform says that there is no such record, or cannot be asked for this text. */
function isAbsence(error: Error): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status, operation } = error
  if (kind === 'not-found' || kind === 'invalid' || kind === 'mismatch') return true
  if (operation === 'getProductBySlug' && status === 403) return true
  return kind === 'refused' && (status === 404 || status === 400 || status === 422)
}

function codeOf(error: Error): string {
  if (!(error instanceof ApiError)) return ''
  return error.code ?? (error.status === undefined ? '' : String(error.status))
}
