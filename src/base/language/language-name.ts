/** As a heading would write it: French writes its own name with a small letter. */
export function languageName(tag: string, language = tag): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
