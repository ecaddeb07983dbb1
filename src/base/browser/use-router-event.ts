import { type RouterEvents, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Calls at each such moment of a navigation. */
export function useRouterEvent<Type extends keyof RouterEvents>(
  type: Type,
  call: (event: RouterEvents[Type]) => void,
) {
  const router = useRouter()
  const latest = useEffectEvent(call)
  useEffect(() => router.subscribe(type, (event) => latest(event)), [router, type])
}
