import { downloadFile, streamToFile } from '#base/save-file.ts'
import { fileTail, mimeTypes } from '#model/export/writer.ts'
import { type Job, partTexts } from '#model/jobs/jobs.ts'
import { targetOf } from '#model/jobs/targets.ts'

/** Saves what the job has read; a cut file says so in its name. */
export async function saveJobFile(job: Job) {
  const { fileName, options } = job.description
  const target = targetOf(job.id)
  const isWhole = job.progress.isOver
  if (target && isWhole) return streamToFile(target, texts())
  const name = isWhole ? fileName : fileName.replace(/(\.\w+)$/, '-part$1')
  return downloadFile(name, mimeTypes[options.format], texts())

  async function* texts() {
    yield* partTexts(job)
    yield fileTail(options.format, job.parts === 0)
  }
}
