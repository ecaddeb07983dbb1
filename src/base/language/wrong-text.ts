/** Of one language, by the ids under which translators know them: forms with `{}` for each value. */
export type SaidTexts = Readonly<Record<string, readonly string[]>>

/** Beside the scripts of the page’s language (scripts/build-languages.mjs). */
export async function loadTexts(): Promise<SaidTexts> {
  const address = import.meta.url.replace(/[^/]*$/, 'texts.js')
  return ((await import(/* @vite-ignore */ address)) as { texts: SaidTexts }).texts
}

const MOST = 5

/** Which texts a merchant may mean, those that say just this first. */
export function findTexts(texts: SaidTexts, written: string): string[] {
  const wanted = plain(written)
  if (wanted === '') return []
  const all = Object.entries(texts)
  const idsWith = (fits: (form: string) => boolean) =>
    all.filter(([, forms]) => forms.some((form) => fits(plain(form)))).map(([id]) => id)
  const found = [
    ...idsWith((form) => form === wanted),
    ...idsWith((form) => form.includes('{}') && patternOf(form).test(wanted)),
    ...(wanted.length > 3 ? idsWith((form) => form.includes(wanted)) : []),
  ]
  return [...new Set(found)].slice(0, MOST)
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Values are short; a form of values alone would fit everything. */
function patternOf(form: string): RegExp {
  if (!/\p{L}/u.test(form)) return /^$/
  const parts = form.split('{}').map(escaped)
  return new RegExp(`^${parts.join('.{1,120}')}$`, 'u')
}

const escaped = (part: string) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

type Report = { language: string; version: string; page: string; text: string; ids: string[] }

/** For a colleague who translates, in English. */
export function wrongTextReport({ language, version, page, text, ids }: Report, better: string) {
  return [
    `Language: ${language}`,
    `Message: ${ids.join(' ') || '?'}`,
    `Text: ${plain(text)}`,
    ...(better.trim() ? [`Better: ${plain(better)}`] : []),
    `Page: ${page}`,
    `Version: ${version}`,
  ].join('\n')
}

/** Ids name somebody’s records, which a report does without. */
export const pageOf = (path: string) =>
  path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gi, '…').replace(/\?.*/, '')
