import { useStore } from '#base/storage/store.ts'
import { type Search, searches } from '#model/doing/jobs/searches.ts'

/** The search whose answer shows here, also one started before the merchant left this page. */
export const useSearchAt = (place: string): Search | undefined =>
  useStore(searches).find(({ question }) => question.place === place)
