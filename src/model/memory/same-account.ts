import { session } from '#api/session.ts'

/**
 * Remembers who is signed in; what comes back tells, whenever it is called, whether they still
 * are. What customers wrote is kept for nobody else, and not after sign-out.
 */
export function sameAccount(): () => boolean {
  const { account } = session.current()
  return () => {
    const now = session.current()
    return now.status !== 'signed-out' && now.account === account
  }
}
