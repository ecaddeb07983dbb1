import { useSyncExternalStore } from 'react'
import { session } from '#api/session.ts'

/** Whether somebody is signed in, and what their key may read. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.current)
}
