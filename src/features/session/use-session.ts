import { useStore } from '#base/store.ts'
import { session } from '#api/session.ts'

export const useSession = () => useStore(session)
