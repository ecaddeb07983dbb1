import { firstReadUrls } from './first-read-urls.ts'

/*
 * Inlined into the page by the host, for a visitor who is signed in: the first reads are on their
 * way while the application is still loading. `transport-host.ts` takes their answers over.
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
  // Whoever takes it over hears of its failure; until then nobody does.
  read.catch(() => {})
  reads.set(url, read)
}

Object.assign(window, { __firstReads: reads })
