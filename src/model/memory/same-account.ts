import { session } from '#api/session.ts'

/** Returns a check that fails as soon as this account is no longer the one that is signed in. */
export function sameAccount(): () => boolean {
  const { account } = session.current()
  return () => {
    const now = session.current()
    return now.status !== 'signed-out' && now.account === account
  }
}
