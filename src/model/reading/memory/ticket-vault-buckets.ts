import { textDigest } from '#base/text/text-digest.ts'

/** Few enough to open quickly, many enough that a change rewrites little. */
export const BUCKETS = 64

export function bucketOf(customerId: string): number {
  return Number.parseInt(textDigest(customerId).slice(0, 4), 36) % BUCKETS
}
