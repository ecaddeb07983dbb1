import type { FileTarget } from '#base/browser/save-file.ts'

/** Files that the merchant chose to write to; a reload forgets them. */
const targets = new Map<string, FileTarget>()

export const setTarget = (jobId: string, target: FileTarget) => void targets.set(jobId, target)
export const targetOf = (jobId: string) => targets.get(jobId)
export const forgetTarget = (jobId: string) => void targets.delete(jobId)
