import * as z from 'zod/mini'

const HostFacts = z.object({
  demo: z.catch(z.boolean(), false),
  signedIn: z.catch(z.boolean(), false),
  account: z.catch(z.optional(z.string()), undefined),
  service: z.catch(z.string(), ''),
  version: z.catch(z.string(), ''),
})

/** Settings that the host writes into the page, or the build fixes for static use. */
export type RuntimeConfig = z.infer<typeof HostFacts> & { mode: 'host' | 'static' }

const serviceAddress: string | undefined = import.meta.env.VITE_API_BASE_URL

export const runtimeConfig: RuntimeConfig = serviceAddress
  ? {
      mode: 'static',
      demo: false,
      signedIn: false,
      service: serviceAddress.replace(/^https?:\/\//, ''),
      version: '',
    }
  : { mode: 'host', ...readHostFacts() }

function readHostFacts(): z.infer<typeof HostFacts> {
  const meta = globalThis.document?.querySelector('meta[name="counter-host"]')
  try {
    return HostFacts.parse(JSON.parse(meta?.getAttribute('content') ?? '{}'))
  } catch {
    return HostFacts.parse({})
  }
}
