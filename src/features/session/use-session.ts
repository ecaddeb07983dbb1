import { useStore } from '#base/store.ts'
import { session } from '#api/session.ts'

/** Whether somebody is signed in, and what their key may read. */
export const useSession = () => useStore(session)
