import { createHostTransport } from './transport-host.ts'
import { createStaticTransport } from './transport-static.ts'
import type { Transport } from './transport-types.ts'

const serviceAddress: string | undefined = import.meta.env.VITE_API_BASE_URL

/** Fixed at build, so that no address can redirect requests. */
export const transport: Transport = serviceAddress
  ? createStaticTransport(serviceAddress)
  : createHostTransport()
