import { type MockOptions, createMockApp } from './app.ts'

export type Answered = {
  status: number
  headers: Headers
  text: string
  success?: unknown
  message?: string | null
  code?: string | null
  pages?: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  data?: any
}

export function createClient(options: MockOptions = {}) {
  const app = createMockApp(options)
  return withKey(`test-${crypto.randomUUID()}`)

  function withKey(apiKey: string | null) {
    async function call(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answered> {
      const response = await app.request(path, {
        method,
        headers: {
          ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, ...parsed(text) }
    }
    return {
      apiKey,
      call,
      get: (path: string) => call('GET', path),
      async fault(fault: Record<string, unknown>) {
        const { status, message } = await call('POST', '/__fault', fault)
        if (status !== 200) throw new Error(`The fault was refused: ${message}`)
      },
      withKey,
    }
  }
}

export type Client = ReturnType<typeof createClient>

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return {}
  }
}
