import { defineConfig } from 'vite'

/** The host in files that need nothing but Node; the demo is apart and loads with `--demo` only. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/host',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'host/index.ts', demo: 'host/demo.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
