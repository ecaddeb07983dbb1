import { DEMO_API_KEY, startMockService } from '../mock-api/index.ts'

export async function startDemoService(orders: number) {
  const { url, close } = await startMockService({ orders })
  return { service: url.replace(/\/$/, ''), demoKey: DEMO_API_KEY, close }
}
