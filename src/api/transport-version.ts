import * as z from 'zod/mini'

const Version = z.object({ version: z.string() })

export async function servedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', redirect: 'error' })
    const read = z.safeParse(Version, response.ok ? await response.json() : undefined)
    return read.success ? read.data.version : undefined
  } catch {
    return undefined
  }
}
