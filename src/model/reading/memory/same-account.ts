import { session } from '#api/session.ts'

export function sameAccount(): () => boolean {
  const { account } = session.current()
  return () => {
    const now = session.current()
    return now.status !== 'signed-out' && now.account === account
  }
}
