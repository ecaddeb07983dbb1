import { firstReadUrls } from './first-read-urls.ts'

/*
 * The host inlines this for signed-in visitors, so that the first reads start while the application
 * loads. `early-reads.ts` passes on their answers.
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
  // The caller that takes over this read handles its failure; without one, the failure must not
  // surface as unhandled.
  read.catch(() => {})
  reads.set(url, read)
}

Object.assign(window, { __firstReads: reads })
