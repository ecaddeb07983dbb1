import { delMany, get, keys, setMany } from 'idb-keyval'
import { openDatabase } from './account-disk.ts'
import { type Sealed, createSealer, unlessBlocked } from './sealed.ts'

/*
 * Part by part, so that memory stays small; where there is no database, for as long as the page
 * lives.
 */
const database = openDatabase('counter-jobs', 'jobs')
const { seal, unseal, forgetKey } = createSealer('counter-job-key')
const inMemory = new Map<string, Blob>()
let hasDatabase = true

const partKey = (job: string, index: number) => `${job}/${index}`

/** After a crash, both the head and the part are there, or neither. */
export async function saveJob(
  job: string,
  head: unknown,
  part?: { index: number; value: unknown },
) {
  const records: [string, unknown][] = [[job, head]]
  if (part) records.push([partKey(job, part.index), part.value])
  if (hasDatabase && (await saveSealed(records))) return
  for (const [key, value] of records) inMemory.set(key, new Blob([JSON.stringify(value)]))
}

export async function loadJob(job: string): Promise<unknown> {
  return load(job)
}

/** Throws if a part is gone, since a file without it would look whole. */
export async function* jobParts(job: string, count: number): AsyncGenerator {
  for (let index = 0; index < count; index += 1) {
    const part = await load(partKey(job, index))
    if (part === undefined) throw new Error(`Part ${index + 1} of ${count} is gone.`)
    yield part
  }
}

/** The jobs on disk, whoever’s they are. */
export async function storedJobs(): Promise<string[]> {
  const all = await unlessBlocked(() => keys<string>(database), [])
  return all.filter((key) => !key.includes('/'))
}

export async function forgetJob(job: string) {
  const isOfJob = (key: string) => key === job || key.startsWith(`${job}/`)
  for (const key of inMemory.keys()) if (isOfJob(key)) inMemory.delete(key)
  await unlessBlocked(
    async () => delMany((await keys<string>(database)).filter(isOfJob), database),
    undefined,
  )
}

export const forgetJobKey = () => unlessBlocked(forgetKey, undefined)

async function saveSealed(records: [string, unknown][]): Promise<boolean> {
  try {
    const sealed = await Promise.all(
      records.map(async ([key, value]): Promise<[string, Sealed]> => [key, await seal(value)]),
    )
    await setMany(sealed, database)
    return true
  } catch {
    hasDatabase = false
    return false
  }
}

async function load(key: string): Promise<unknown> {
  const blob = inMemory.get(key)
  if (blob) return JSON.parse(await blob.text()) as unknown
  const sealed = await unlessBlocked(() => get<Sealed>(key, database), undefined)
  return sealed && (await unseal(sealed).catch(() => undefined))
}
