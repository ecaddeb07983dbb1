import { startDemoService } from './demo.ts'
import { createLog } from './log.ts'
import { startHost } from './server.ts'

export async function startDevelopmentHost() {
  const demo = await startDemoService({ mockOrders: 500, mockCharacter: undefined })
  return startHost({
    ...demo,
    secrets: [],
    log: createLog({ format: 'text' }),
    port: 0,
    host: '127.0.0.1',
  })
}
