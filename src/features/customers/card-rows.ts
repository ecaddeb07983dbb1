import { type Page, isPart } from '#api/client.ts'
import { t } from '#base/language/words.ts'
import { problemFrom } from '#model/reading/problem.ts'
import type { CardRows } from './card-message.tsx'

type ListQueryResult = {
  data: Page<unknown> | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

export function cardRows<Row>(
  { data, error, refetch }: ListQueryResult,
  rows: Row[] | undefined,
  noun: string,
  most = Infinity,
): CardRows<Row> {
  if (error && !data) {
    return {
      rows: undefined,
      problem: problemFrom(error, t`${noun} didn’t load`),
      onRetry: () => void refetch(),
    }
  }
  const count = Math.min(rows?.length ?? 0, most)
  const isCut = data !== undefined && (isPart(data) || count < (rows?.length ?? 0))
  if (count === 0) return { rows, isPart: isCut }
  return {
    rows: rows?.slice(0, most),
    isPart: isCut,
    aside: isCut ? t`The newest ${count}` : String(count),
  }
}
