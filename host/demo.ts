import {
  DEMO_API_KEY,
  USUAL,
  characterNames,
  readCharacter,
  startMockService,
} from '../mock-api/index.ts'
import { EnvironmentError } from './environment.ts'

export type DemoOptions = { mockOrders: number; mockCharacter: string | undefined }

export async function startDemoService({ mockOrders, mockCharacter }: DemoOptions) {
  const character = mockCharacter === undefined ? USUAL : readCharacter(mockCharacter)
  if (!character) {
    throw new EnvironmentError(
      `--character (MOCK_CHARACTER) must be a number, or one of: ${characterNames.join(', ')}.`,
    )
  }
  const { url, close } = await startMockService({ orders: mockOrders, character })
  return { service: url.replace(/\/$/, ''), demoKey: DEMO_API_KEY, close }
}
