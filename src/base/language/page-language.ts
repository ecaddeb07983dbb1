/*
 * The language of a page is fixed before any of its scripts runs: the host, or the server of the
 * static files, sends the scripts of one language. Another one comes with a reload.
 */

type Language = {
  tag: string
  /** Of its texts, in percent. */
  done: number
}

const cookieName = 'counter-language'
const year = 31_536_000

/** Those of this build: none where it is in English only. */
export function offeredLanguages(): Language[] {
  const content = document.querySelector('meta[name="counter-languages"]')?.getAttribute('content')
  const others = [...(content ?? '').matchAll(/([\w-]+)=(\d+)/g)].map(([, tag = '', done]) => ({
    tag,
    done: Number(done),
  }))
  return others.length > 0 ? [{ tag: 'en', done: 100 }, ...others] : []
}

/** Undefined while the browser's languages decide. */
export function chosenLanguage(): string | undefined {
  const pairs = document.cookie.split(/; */).map((pair) => pair.split('='))
  return pairs.find(([name]) => name === cookieName)?.[1]
}

/** Shows the page in it at once; other tabs follow when they next load. */
export function chooseLanguage(tag: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = tag === undefined ? 0 : year
  document.cookie = `${cookieName}=${tag ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  location.reload()
}

/**
 * Shows this page in another language, until this tab leaves it: a sheet may be for somebody who
 * reads another one than the merchant. Nothing of it is kept.
 */
export function showPageIn(tag: string): void {
  const address = new URL(location.href)
  address.searchParams.set('language', tag)
  location.assign(address)
}

/** As a heading would write it: French writes its own name with a small letter. */
export function languageName(tag: string, language = tag): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
