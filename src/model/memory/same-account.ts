import { session } from '#api/session.ts'

/** Returns a check that is false once another account, or none, is signed in. */
export function sameAccount(): () => boolean {
  const { account } = session.current()
  return () => {
    const now = session.current()
    return now.status !== 'signed-out' && now.account === account
  }
}
