import * as z from 'zod/mini'

/** Entries by the id of a ticket; one that cannot be read hides no other. */
export const readableEntries = <Entry>(schema: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.catch(z.record(z.string(), z.unknown()), () => ({})),
    z.transform((entries) => {
      const readable: Record<string, Entry> = {}
      for (const [id, entry] of Object.entries(entries)) {
        const { data } = z.safeParse(schema, entry)
        if (data !== undefined) readable[id] = data
      }
      return readable
    }),
  )

/** Without the oldest of too many. */
export function latestEntries<Entry extends { at: number }>(
  entries: Record<string, Entry>,
  most: number,
): Record<string, Entry> {
  const all = Object.entries(entries)
  if (all.length <= most) return entries
  return Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, most))
}
