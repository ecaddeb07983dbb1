import { session } from '#api/session.ts'

/** Tells of each change whether the account it began with is gone, and whether nobody is signed in. */
export function followSession(onChange: (isOver: boolean, isSignedIn: boolean) => void): void {
  let { account } = session.get()
  session.subscribe(() => {
    const { status, account: current } = session.get()
    const isOver = status === 'signed-out' || current !== account
    account = current
    onChange(isOver, status === 'signed-in')
  })
}
