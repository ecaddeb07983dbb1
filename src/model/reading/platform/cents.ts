import { preferences } from '#base/storage/preferences.ts'
import { learned } from './learned.ts'

/** Whether amounts are shown as they come, though none met so far has decimals. */
export const mayBeCents = () =>
  preferences().moneyUnit === 'as-given' && learned('amounts')?.behaviour === 'whole'
