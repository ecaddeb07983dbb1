export function overdueUpdate(
  version: string,
  times: Readonly<Record<string, string>>,
  now: number,
): { version: string; days: number } | undefined
