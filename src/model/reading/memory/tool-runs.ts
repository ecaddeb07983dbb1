import * as z from 'zod/mini'
import { idStores } from '#base/storage/id-store.ts'
import { presentTime } from '#base/time/now.ts'

type Runs = { [tool in ToolRun]?: number }
type ToolRun = 'key' | 'payment' | 'twice' | 'pack' | 'month' | 'letters' | 'export' | 'backup'

/** When each tool was last used here. */
export const toolRuns = idStores<Runs>('tool-runs', z.record(z.string(), z.number()), {})

export function noteRun(storeId: string, tool: ToolRun): void {
  const runs = toolRuns(storeId)
  runs.set({ ...runs.get(), [tool]: presentTime() })
}
