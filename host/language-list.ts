import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type ListedLanguage = {
  /** Of its scripts, in `assets`: the tag and a digest of all of them. */
  folder: string
  direction: 'ltr' | 'rtl'
  /** Of its texts, in percent. */
  done: number
  /** What the host itself says, by its English. Builds of 1.0.0 list none. */
  words?: Readonly<Record<string, string>>
}

/** As scripts/build-languages.mjs writes it. */
export type LanguageList = {
  isComplete: boolean
  languages: Readonly<Record<string, ListedLanguage>>
}

/** Which languages a build has beside English; one without the list has no others. */
export async function readLanguageList(folder: string): Promise<LanguageList> {
  const none = '{"isComplete":true,"languages":{}}'
  const text = await readFile(join(folder, '.vite', 'languages.json'), 'utf8').catch(() => none)
  return JSON.parse(text) as LanguageList
}
