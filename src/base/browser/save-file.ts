import { withoutIslands } from '#base/language/islands.ts'

type Part = string | Blob

export type FileTarget = { createWritable: () => Promise<FileSink> }
type FileSink = {
  write: (part: Part) => Promise<void>
  close: () => Promise<void>
  abort: () => Promise<void>
}
type Picker = (options: { suggestedName: string }) => Promise<FileTarget>

/** Undefined if the browser cannot write to disk; rejects if the merchant closes the dialog. */
export async function chooseFile(name: string): Promise<FileTarget | undefined> {
  const { showSaveFilePicker } = globalThis as { showSaveFilePicker?: Picker }
  return showSaveFilePicker?.({ suggestedName: withoutIslands(name) })
}

export async function streamToFile(target: FileTarget, parts: AsyncIterable<string>) {
  const sink = await target.createWritable()
  try {
    for await (const part of parts) await sink.write(withoutIslands(part))
    await sink.close()
  } catch (error) {
    await sink.abort().catch(() => {})
    throw error
  }
}

export const downloadText = (name: string, type: string, text: string) =>
  downloadFile(name, type, oneChunk(text))

async function* oneChunk(text: string) {
  yield text
}

export async function downloadFile(name: string, type: string, parts: AsyncIterable<string>) {
  // A sheet is read as it stands, in its direction.
  const kept = type === 'text/html' ? String : withoutIslands
  const blobs: Blob[] = []
  for await (const part of parts) blobs.push(new Blob([kept(part)]))
  const url = URL.createObjectURL(new Blob(blobs, { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = withoutIslands(name)
  link.click()
  // The download may start after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
