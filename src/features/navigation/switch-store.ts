import { useLocation, useNavigate } from '@tanstack/react-router'
import { destinations } from './destinations.ts'

/** Goes to the same section of another store; filters stay, an open record does not. */
export function useSwitchStore() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (storeId: string) => {
    const [, , , section, record] = pathname.split('/')
    const destination = destinations.find((candidate) => candidate.section === section)
    if (destination) {
      void navigate({
        to: destination.to,
        params: { storeId },
        search: record ? {} : (current) => ({ ...current, page: undefined, category: undefined }),
      })
    } else void navigate({ to: '/stores/$storeId', params: { storeId } })
  }
}
