import * as z from 'zod/mini'
import { textParameter } from './list-query.ts'

/** The address of the overview: which currency its figures are in. */
export const OverviewQuery = z.object({ currency: textParameter })
export type OverviewQuery = z.infer<typeof OverviewQuery>
