import { type APIRequestContext, expect } from '@playwright/test'

type Delivery = {
  operation: string
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
  applied: boolean
}

type Fields = Record<string, unknown>

type TrueRecords = {
  stores: {
    id: string
    settings: Fields
    orders: (Fields & { id: string })[]
    /** By the id of the order. */
    details: Record<string, Fields>
    customers: Fields[]
    coupons: Fields[]
    products: Fields[]
    categories: Fields[]
    reviews: Fields[]
    deliveries: Fields[]
  }[]
}

/** The mock service under an API key of one test, with its own data and faults. */
export class Service {
  readonly key: string
  readonly #request: APIRequestContext

  constructor(key: string, request: APIRequestContext) {
    this.key = key
    this.#request = request
  }

  /** An unused key of the same service, with its own data. */
  another(name: string): Service {
    return new Service(`${this.key}-${name}`, this.#request)
  }

  /** Orders a fault from the mock service; mock-api/fault-queue.ts lists them. */
  async fault(fault: { op: string; fault?: string; [setting: string]: unknown }) {
    await this.#post('/__fault', fault)
  }

  /**
   * How the platform decides what the specification leaves open: a name of mock-api/characters.ts
   * or a seed, with single points of mock-api/character-points.ts changed.
   */
  async character(from: string | number, points: Record<string, string> = {}) {
    await this.#post('/__character', { from, points })
  }

  /** The platform's own records: as it keeps them, or whole but in the form in which it sends them. */
  async records(form: 'kept' | 'sent' = 'kept'): Promise<TrueRecords> {
    const response = await this.#request.get(`/__records?form=${form}`, {
      headers: this.#headers(),
    })
    expect(response.ok(), await response.text()).toBe(true)
    return ((await response.json()) as { data: TrueRecords }).data
  }

  /** Somebody else's doing at the platform; mock-api/ordered-changes.ts lists the changes. */
  async change(change: { store: string; change: string; [setting: string]: unknown }) {
    await this.#post('/__records', change)
  }

  async deliveries(operation?: string): Promise<Delivery[]> {
    const response = await this.#request.get('/__log', { headers: this.#headers() })
    const log = (await response.json()) as { data: (Omit<Delivery, 'query'> & { query: string })[] }
    return log.data
      .filter((delivery) => !operation || delivery.operation === operation)
      .map((delivery) => ({
        ...delivery,
        query: Object.fromEntries(new URLSearchParams(delivery.query)),
      }))
  }

  async forget() {
    for (const path of ['/__fault', '/__log']) {
      const response = await this.#request.delete(path, { headers: this.#headers() })
      expect(response.ok(), await response.text()).toBe(true)
    }
  }

  async #post(path: string, data: unknown) {
    const response = await this.#request.post(path, { headers: this.#headers(), data })
    expect(response.ok(), await response.text()).toBe(true)
  }

  #headers() {
    return { Authorization: `Bearer ${this.key}` }
  }
}
