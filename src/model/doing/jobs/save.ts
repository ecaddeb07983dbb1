import { downloadFile, streamToFile, type FileTarget } from '#base/browser/save-file.ts'
import { jobParts } from '#base/storage/sealed-parts.ts'
import { fileTail, mimeTypes } from '#model/reading/export/writer.ts'
import type { Job, Part } from './jobs.ts'

/** Files that the merchant chose to write to; a reload forgets them. */
const targets = new Map<string, FileTarget>()

export const setTarget = (jobId: string, target: FileTarget) => void targets.set(jobId, target)

/** Saves what the job has read; a cut file says so in its name. */
export async function saveJobFile(job: Job): Promise<void> {
  const { id, description, progress, parts, isBegun = parts > 0 } = job
  const { fileName, options } = description
  const target = targets.get(id)
  const isWhole = progress.isOver
  if (target && isWhole) {
    // The file may be gone or locked by then; the next attempt downloads.
    targets.delete(id)
    return streamToFile(target, texts())
  }
  const name = isWhole ? fileName : fileName.replace(/(\.\w+)$/, '-part$1')
  return downloadFile(name, mimeTypes[options.format], texts())

  async function* texts() {
    for await (const part of jobParts(id, parts)) yield (part as Part).text
    yield fileTail(options.format, !isBegun)
  }
}
