import { createHostTransport } from './transport-host.ts'
import { createStaticTransport } from './transport-static.ts'
import type { Transport } from './transport-types.ts'

const serviceAddress: string | undefined = import.meta.env.VITE_API_BASE_URL

/** Settled when the application is built; nothing in an address can change it. */
export const transport: Transport = serviceAddress
  ? createStaticTransport(serviceAddress)
  : createHostTransport()
