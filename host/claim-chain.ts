import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Claims, linkAfter } from './claims-seen.ts'
import { createWhole, ifThere } from './durable-files.ts'

const linkFile = /^chain\.(\d+)$/

export const linkAt = (folder: string, number: number) =>
  ifThere(readFile(join(folder, `chain.${number}`), 'utf8'))

/** The number of the last link in a session's folder. */
export const countLinks = (names: readonly string[]) =>
  Math.max(0, ...names.map((name) => Number(linkFile.exec(name)?.[1] ?? 0)))

/**
 * Made after its claim, so that there are never more links than claims. Of two claims made at once
 * either may come first.
 */
export async function addLink(folder: string, id: string, before: Claims): Promise<Claims> {
  let { links, last } = before
  for (;;) {
    const link = linkAfter(last, id)
    links += 1
    const isMade = await createWhole(join(folder, `chain.${links}`), link, false)
    if (isMade) return { made: before.made + 1, links, last: link }
    last = (await linkAt(folder, links)) ?? ''
  }
}
