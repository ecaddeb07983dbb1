import { useStore } from '#base/storage/store.ts'
import { session } from '#api/session.ts'

export const useSession = () => useStore(session)
