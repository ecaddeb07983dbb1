import { afterAll, describe, expect, test } from 'vitest'
import { counterExample, liesOf, lookNames, worldOf } from './lookout.testing.ts'
import type { World } from './worlds.ts'

/*
 *   npx vitest run oracle                                      300 worlds, each seen by some screens
 *   WORLD=42 npx vitest run oracle                            one world, seen by all screens
 *   WORLDS=1001-5000 npx vitest run oracle                    so many worlds, seen by all screens
 *   NIGHTLY=1 npx vitest run oracle                           20,000, or WORLDS, each seen by some screens
 */
const { WORLD, WORLDS, NIGHTLY } = process.env
const isWhole = WORLD !== undefined || (WORLDS !== undefined && !NIGHTLY)
const [first = 1, last = first] = (WORLD ?? WORLDS ?? (NIGHTLY ? '1-20000' : '1-300'))
  .split('-')
  .map(Number)

/** Each world is seen by some screens only, so that the gate stays quick. */
const ONE_IN = 5
const ONE_IN_OF_SLOW = 15
/** Screens that are drawn. */
const ONE_IN_OF_DRAWN = 8
const drawn = new Set(['attention', 'since'])
const ENOUGH = 3

/** So many worlds are kept, each grown once for all looks. */
const AT_ONCE = 100
const batches = Array.from(
  { length: Math.ceil((last - first + 1) / AT_ONCE) },
  (_, at) => first + at * AT_ONCE,
)

describe.each(batches)('nothing wrong is told as right from world %i on', (from) => {
  const to = Math.min(last, from + AT_ONCE - 1)
  const grown = new Map<number, World>()
  afterAll(() => grown.clear())
  function world(seed: number): World {
    const known = grown.get(seed) ?? worldOf(seed)
    grown.set(seed, known)
    return known
  }
  test.each(lookNames)(
    'by %s',
    async (name) => {
      const every = /^(figures|trade|stores|corrected|pack|details|goods|month|payment)/.test(name)
        ? ONE_IN_OF_SLOW
        : drawn.has(name)
          ? ONE_IN_OF_DRAWN
          : ONE_IN
      const found: string[] = []
      for (let seed = from; seed <= to && found.length < ENOUGH; seed += 1) {
        if (!isWhole && (seed + lookNames.indexOf(name)) % every !== 0) continue
        const wrong = await liesOf(name, world(seed))
        if (wrong.length > 0) found.push(await counterExample(name, seed))
      }
      expect(found.join('\n\n')).toBe('')
    },
    isWhole || NIGHTLY ? 7_200_000 : 60_000,
  )
})
