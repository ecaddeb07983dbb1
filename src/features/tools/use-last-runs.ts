import { useStore } from '#base/storage/store.ts'
import { toolRuns } from '#model/reading/memory/tool-runs.ts'
import { usePlatform } from '#model/reading/platform/learned.ts'

/** When each tool was last used, as far as this browser knows. */
export function useLastRuns(storeId: string): Readonly<Record<string, number | undefined>> {
  const { check } = usePlatform()
  return { ...useStore(toolRuns(storeId)), platform: check?.at }
}
