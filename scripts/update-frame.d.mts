export function overdueUpdate(
  version: string,
  times: Readonly<Record<string, string>>,
  now: number,
  within?: { line?: string; newest?: string; frame?: number },
): { version: string; days: number } | undefined

type Outdated = { current: string; wanted: string; dependent: string }

export function allowedUpdates(
  told: Readonly<Record<string, Outdated | Outdated[]>>,
  ourName: string,
): { name: string; current: string; wanted: string }[]
