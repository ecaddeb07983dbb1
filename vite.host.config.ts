import { defineConfig } from 'vite'

/** The host and the mock service in one file that needs nothing but Node. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'host/index.ts',
    outDir: 'dist/host',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
})
