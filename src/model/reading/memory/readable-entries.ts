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
