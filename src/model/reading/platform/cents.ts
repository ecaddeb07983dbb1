import { t } from '#base/language/words.ts'
import { type Preferences, preferences, usePreferences } from '#base/storage/preferences.ts'
import { learned, usePlatform } from './learned.ts'

/** Whether amounts are shown as they come, though none met so far has decimals. */
export const mayBeCents = (
  { moneyUnit }: Preferences = preferences(),
  behaviour = learned('amounts')?.behaviour as string | undefined,
) => moneyUnit === 'as-given' && behaviour === 'whole'

/** What stands beside amounts that may be in the smallest unit of their currency. */
export function useCentsHint(): string | undefined {
  const { points } = usePlatform()
  const mayBe = mayBeCents(usePreferences(), points['amounts']?.behaviour)
  return mayBe
    ? t`No amount met so far has decimals. If they look too high, choose minor units in Preferences.`
    : undefined
}
