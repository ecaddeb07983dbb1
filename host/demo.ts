import { DEMO_API_KEY, startMockService } from '../mock-api/index.ts'

/** Starts the mock service with a demo store, and names the key that opens it. */
export async function startDemoService(orders: number) {
  const { url, close } = await startMockService({ orders })
  return { service: url.replace(/\/$/, ''), demoKey: DEMO_API_KEY, close }
}
