import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { announceFont, developmentHost, firstReadsScript } from './scripts/vite-plugins.ts'

/*
 * With VITE_API_BASE_URL the build is the static deployment: plain files that call the service
 * themselves. Without it, the build that the host serves: it fills in a nonce for each answer.
 */
const isStatic = Boolean(process.env.VITE_API_BASE_URL)

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's reads are described beside it, and load with it.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react({ compiler: true }),
    announceFont(),
    isStatic ? undefined : firstReadsScript(),
    developmentHost(),
  ],
  html: isStatic ? {} : { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: isStatic ? 'dist/static' : 'dist/client',
    // The host announces the files of a page by it; nobody else needs it.
    manifest: !isStatic,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one file: it compresses better than a dozen small ones.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|store|react-store))\//,
            },
          ],
        },
      },
    },
  },
  server: { port: 4601, strictPort: true },
  test: { include: ['src/**/*.test.{ts,tsx}', 'mock-api/**/*.test.ts', 'host/**/*.test.ts'] },
})
