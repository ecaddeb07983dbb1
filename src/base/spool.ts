import { clear, delMany, get, setMany } from 'idb-keyval'
import { openDatabase, type Sealed, createSealer, unlessBlocked } from './sealed.ts'

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

export async function* jobParts(job: string, count: number): AsyncGenerator {
  for (let index = 0; index < count; index += 1) yield await load(partKey(job, index))
}

export async function forgetJob(job: string, parts: number) {
  const keys = [job, ...Array.from({ length: parts }, (_, index) => partKey(job, index))]
  for (const key of keys) inMemory.delete(key)
  await unlessBlocked(() => delMany(keys, database), undefined)
}

export async function forgetJobs() {
  inMemory.clear()
  await unlessBlocked(() => Promise.all([clear(database), forgetKey()]), undefined)
}

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
  const sealed = await get<Sealed>(key, database).catch(() => undefined)
  return sealed && (await unseal(sealed).catch(() => undefined))
}
