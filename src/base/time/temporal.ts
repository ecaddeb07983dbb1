type Clock = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}
type Temporal = {
  Instant: {
    fromEpochMilliseconds: (instant: number) => { toZonedDateTimeISO: (zone: string) => Clock }
  }
  Now: { timeZoneId: () => string }
}

/*
 * A browser takes 20 ms, and a slow one 100, to load the data of its first format, and for a clock
 * needs none of it. Browsers without Temporal ask their formats.
 */
export const temporal = (): Temporal | undefined => (globalThis as { Temporal?: Temporal }).Temporal

export const browserTimeZone = (): string =>
  temporal()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

export function isTimeZone(timeZone: string): boolean {
  try {
    const own = temporal()
    own?.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)
    return Boolean(own ?? new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
