import { session } from '#api/session.ts'

/** Returns a check that fails as soon as this account is no longer the one on this page. */
export const sameAccount = (): (() => boolean) => session.sameAccount()
