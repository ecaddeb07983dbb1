import { runtimeConfig } from './runtime-config.ts'

/* The host writes what its team's file has into the page, so that no page asks for what isn't there. */
const facts = globalThis.document?.querySelector('meta[name="counter-team"]')
const words = facts?.getAttribute('content')?.split(' ') ?? []

const isHost = runtimeConfig.mode === 'host'
export const hasRoles = isHost && words.includes('roles')
/** Views or a threshold that colleagues share. */
export const hasShared = isHost && words.includes('shared')

/** What colleagues may change at any time is read again and again; never in a hidden tab. */
export const readEvery = (milliseconds: number) => ({
  staleTime: milliseconds,
  refetchInterval: milliseconds,
  refetchOnWindowFocus: true,
  retry: false,
})
