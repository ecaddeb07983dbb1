import * as z from 'zod/mini'
import { type Character, type Point, openPoints, points } from './character-points.ts'
import { USUAL, readCharacter } from './characters.ts'

/*
 *   GET  /__character                the character of this API key
 *   POST /__character {from, points} another one: `from` is a name of `characters.ts` or a seed, and
 *                                    `points` changes single points of it
 */
export const CharacterOrder = z.pipe(
  z.strictObject({
    from: z.optional(z.union([z.string(), z.int()])),
    points: z.optional(z.record(z.string(), z.string())),
  }),
  z.transform(({ from, points: changes = {} }, context): Character => {
    const base = from === undefined ? USUAL : readCharacter(String(from))
    const wrong = Object.entries(changes).find(([point, behaviour]) => !isKnown(point, behaviour))
    if (!base || wrong) {
      const message = base ? `no such behaviour: ${wrong!.join(' ')}` : 'no such character'
      context.issues.push({ code: 'custom', input: from, message })
      return USUAL
    }
    return { ...base, ...changes }
  }),
)

const isKnown = (point: string, behaviour: string) =>
  (points as string[]).includes(point) &&
  (openPoints[point as Point].behaviours as readonly string[]).includes(behaviour)
