import { useEffect, useRef } from 'react'

/** For work that ends when it is stopped, or with the component that began it. */
export function useStopper() {
  const controller = useRef<AbortController>(undefined)
  const stop = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])
  return { begin: () => (controller.current = new AbortController()).signal, stop }
}
