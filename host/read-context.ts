import { HonoRequest } from 'hono/request'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostContext, HostEnv } from './context.ts'

/**
 * What the steps of a read use of hono's context, straight on Node's own objects. hono makes a context with
 * fifteen functions of its own for each request.
 */
export const createReadContext = (incoming: IncomingMessage, outgoing: ServerResponse) =>
  new ReadContext(incoming, outgoing) as unknown as HostContext

class ReadContext {
  readonly req: HonoRequest
  readonly env: { incoming: IncomingMessage; outgoing: ServerResponse }
  /** A map would cost more. */
  readonly var: Partial<HostEnv['Variables']> = {}
  error: Error | undefined
  #headers: Headers | undefined
  #res: Response | undefined

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    this.req = new HonoRequest(new PlainRequest(incoming) as unknown as Request)
    this.env = { incoming, outgoing }
  }

  get finalized() {
    return this.#res !== undefined
  }

  get res() {
    return (this.#res ??= this.newResponse(null))
  }

  set res(response: Response | undefined) {
    this.#res = response
  }

  get<Name extends keyof HostEnv['Variables']>(name: Name) {
    return this.var[name]
  }

  set<Name extends keyof HostEnv['Variables']>(name: Name, value: HostEnv['Variables'][Name]) {
    this.var[name] = value
  }

  header(name: string, value: string, { append = false } = {}) {
    this.#headers ??= new Headers()
    if (append) this.#headers.append(name, value)
    else this.#headers.set(name, value)
  }

  json(value: unknown, status: number) {
    return this.newResponse(JSON.stringify(value), status, { 'Content-Type': 'application/json' })
  }

  newResponse(body: BodyInit | null, status = 200, headers: Readonly<Record<string, string>> = {}) {
    const all = new Headers(this.#headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return new Response(body, { status, headers: all })
  }
}

/** As much of a `Request` as a read is asked for. */
class PlainRequest {
  readonly method = 'GET'
  readonly url: string
  readonly headers: { get: (name: string) => string | null }

  constructor({ headers, url = '' }: IncomingMessage) {
    this.url = `http://${headers.host}${url}`
    this.headers = { get: (name) => (headers[name.toLowerCase()] as string | undefined) ?? null }
  }
}
