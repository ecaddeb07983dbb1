import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}', 'mock-api/**/*.test.ts', 'host/**/*.test.ts'] },
})
