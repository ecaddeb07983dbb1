import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListedLanguage } from './language-list.ts'

const scripts = ['entry', 'shared', 'orders']

/** Gives the small build of client.testing.ts the scripts of another language. */
export async function writeTestLanguage(client: string, folder: string, suffix = '') {
  await mkdir(join(client, 'assets', folder))
  for (const name of scripts) {
    const code = `export default 'Das ist ${name} auf Deutsch'`
    await writeFile(join(client, 'assets', folder, `${name}${suffix}.js`), code)
  }
}

export function writeLanguageList(
  client: string,
  languages: Record<string, Partial<ListedLanguage> & { folder: string }>,
  isComplete = true,
) {
  const listed = Object.entries(languages).map(([tag, language]) => [
    tag,
    { direction: 'ltr', done: 100, ...language },
  ])
  const list = { isComplete, languages: Object.fromEntries(listed) }
  return writeFile(join(client, '.vite', 'languages.json'), JSON.stringify(list))
}
