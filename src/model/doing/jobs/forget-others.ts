import { session } from '#api/session.ts'
import { forgetJob, forgetJobKey, loadJob, storedJobs } from '#base/storage/sealed-parts.ts'
import { holdJob, letGo } from './hold.ts'

/** Removes the jobs of other accounts from the disk, except those that another tab still holds. */
export async function forgetOthersJobs(): Promise<void> {
  for (const id of await storedJobs()) {
    const kept = (await loadJob(id)) as { account?: string } | undefined
    const isOwn = owner() !== undefined && kept?.account === owner()
    if (isOwn || !(await holdJob(id))) continue
    await forgetJob(id)
    letGo(id)
  }
  if (owner() === undefined && (await storedJobs()).length === 0) await forgetJobKey()
}

function owner(): string | undefined {
  const { status, account } = session.get()
  return status === 'signed-out' ? undefined : account
}
