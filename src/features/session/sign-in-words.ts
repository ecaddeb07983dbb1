import type { ApiError } from '#api/errors.ts'
import type { RuntimeConfig } from '#api/runtime-config.ts'
import { sentence, sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'

/** Tells the merchant where the key is kept, which depends on how Counter is deployed. */
export function keyLocationText({ mode, demo, service }: RuntimeConfig): string {
  if (demo) {
    return t`This is a demo. Nothing here is real.`
  }
  if (mode === 'static' && !globalThis.isSecureContext) {
    return t`This page came over plain http, where others can read a key. Open Counter over https to sign in.`
  }
  return mode === 'host'
    ? t`Connected to ${service}. You stay signed in for up to 8 hours. Your key never reaches the page.`
    : t`Connected to ${service}. Your key stays in this page’s memory and is gone when you reload.`
}

/** Says why the sign-in failed and what to do about it. */
export function problemOf(error: ApiError): string {
  const code = error.code && t`Code ${error.code}.`
  switch (error.code) {
    case 'STORE_ID_NEEDED':
      return t`The key works, but it can’t list your stores. Enter the ID of a store to open it.`
    case 'KEY_MALFORMED':
      return error.message
    case 'KEY_REFUSED':
      return sentences([
        t`This key wasn’t accepted: ${sentence(error.message)} Check that it’s complete and allowed from this server’s address.`,
        code,
      ])
    default:
      return sentences([error.message, code])
  }
}
