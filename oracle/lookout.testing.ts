import * as fc from 'fast-check'
import { ApiError } from '#api/errors.ts'
import { closeWorld, openWorld } from './bench.testing.ts'
import { knownFindings } from './known.ts'
import { type Manner, USUAL } from './manners.ts'
import { openPlatform } from './platform.ts'
import { type Stated, lies, lineOf } from './stated.ts'
import { looks } from './told.testing.ts'
import { type World, worldArbitrary } from './worlds.ts'

export const lookNames = Object.keys(looks)

export const worldOf = (seed: number): World => fc.sample(worldArbitrary, { seed, numRuns: 1 })[0]!

/** What one look states about a world; undefined if the platform refused and the screen says so. */
export async function statedBy(name: string, world: World): Promise<Stated[] | undefined> {
  openWorld(world.now, openPlatform(world.store, world.manner))
  try {
    return await looks[name]?.(world)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return undefined
    throw error
  } finally {
    closeWorld()
  }
}

/** The figures that a look tells as right though they are not, apart from those being mended. */
export async function liesOf(name: string, world: World): Promise<Stated[]> {
  const wrong = lies((await statedBy(name, world)) ?? [])
  return wrong.filter((stated) => !knownFindings.some(({ holds }) => holds(world, name, stated)))
}

/** Milliseconds; after them the smallest world found so far is shown. */
const LONGEST_SHRINKING = 30_000

/** The smallest world of the seed in which this look still lies, ready to be read. */
export async function counterExample(name: string, seed: number): Promise<string> {
  const property = fc.asyncProperty(
    worldArbitrary,
    async (world) => (await liesOf(name, world)).length === 0,
  )
  const { counterexample } = await fc.check(property, {
    seed,
    numRuns: 1,
    interruptAfterTimeLimit: LONGEST_SHRINKING,
  })
  const world = counterexample?.[0] ?? worldOf(seed)
  const wrong = await liesOf(name, world)
  const { orders, reviews, deliveries, coupons, products, customers } = world.store
  return [
    `WORLD=${seed}, ${name}`,
    ...wrong.slice(0, 5).map(lineOf),
    `odd: ${oddPoints(world).join(', ') || 'nothing'}; ${world.zone}, ${new Date(world.now).toISOString()}`,
    JSON.stringify({
      bills: world.bills,
      changes: world.changes,
      orders,
      reviews,
      deliveries,
      coupons,
      products,
      customers,
    }).slice(0, 2_000),
  ].join('\n')
}

const oddPoints = ({ manner }: World): string[] =>
  Object.entries(manner).flatMap(([point, behaviour]) =>
    behaviour === USUAL[point as keyof Manner] ? [] : [`${point} ${behaviour}`],
  )
