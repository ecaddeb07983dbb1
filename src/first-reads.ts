import { firstReadUrls } from './first-read-urls.ts'

/*
 * The host inlines this into the page for a visitor who is signed in, so that the first reads are
 * under way while the application is still loading. `early-reads.ts` hands their answers over.
 */
const reads = new Map<string, Promise<Response>>()

for (const url of firstReadUrls(location)) {
  // oxlint-disable-next-line no-restricted-globals -- the fetch layer is not loaded yet
  const read = fetch(url, {
    headers: { 'X-Requested-By': 'counter' },
    credentials: 'same-origin',
    cache: 'no-store',
    redirect: 'error',
  })
  // Whoever takes the read over handles its failure; until then nobody does.
  read.catch(() => {})
  reads.set(url, read)
}

Object.assign(window, { __firstReads: reads })
