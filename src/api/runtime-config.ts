import { isRecord, isText } from '#base/storage/shape.ts'

type HostFacts = {
  demo: boolean
  signedIn: boolean
  account?: string | undefined
  service: string
  version: string
}

/** Settings that the host writes into the page, or the build fixes for static use. */
export type RuntimeConfig = HostFacts & { mode: 'host' | 'static' }

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

function readHostFacts(): HostFacts {
  const { demo, signedIn, account, service, version } = writtenFacts()
  return {
    demo: demo === true,
    signedIn: signedIn === true,
    account: isText(account) ? account : undefined,
    service: isText(service) ? service : '',
    version: isText(version) ? version : '',
  }
}

function writtenFacts(): Partial<Record<keyof HostFacts, unknown>> {
  const meta = globalThis.document?.querySelector('meta[name="counter-host"]')
  try {
    const written: unknown = JSON.parse(meta?.getAttribute('content') ?? '{}')
    return isRecord(written) ? written : {}
  } catch {
    return {}
  }
}
