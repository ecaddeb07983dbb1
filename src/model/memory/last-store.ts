import * as z from 'zod/mini'
import { privateStore } from '#base/private-store.ts'

/** The id of the store that this account used last; empty until it used one. */
export const lastStore = privateStore('last-store', z.string(), '')
