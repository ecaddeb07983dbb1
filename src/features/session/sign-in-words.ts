import type { ApiError } from '#api/errors.ts'
import type { RuntimeConfig } from '#api/runtime-config.ts'

/** Tells the merchant where the key is kept, which depends on how Counter is deployed. */
export function keyLocationText({ mode, demo, service }: RuntimeConfig): string {
  if (demo) {
    return 'This Counter runs on a demo store of its own. Nothing that you do here touches a real one.'
  }
  return mode === 'host'
    ? `Connected to ${service}. The key is sealed in a cookie that no script can read, for at most 8 hours.`
    : `Connected to ${service}. The key stays in this page’s memory and is gone when you reload.`
}

/** Says why the sign-in failed and what to do about it. */
export function problemOf(error: ApiError): string {
  const code = error.code ? ` Code ${error.code}.` : ''
  switch (error.code) {
    case 'STORE_ID_NEEDED':
      return 'The key works, but it may not list your stores. Enter the id of a store to open it.'
    case 'KEY_MALFORMED':
      return `That doesn’t look like an API key: ${error.message}`
    case 'KEY_REFUSED':
      return `The service refused this key: ${error.message} Keys can be limited to IP addresses; check that, too.${code}`
    default:
      return `${error.message}${code}`
  }
}
