export function overdueUpdate(
  version: string,
  times: Readonly<Record<string, string>>,
  now: number,
  line?: string,
): { version: string; days: number } | undefined
