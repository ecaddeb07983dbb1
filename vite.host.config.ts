import { defineConfig } from 'vite'
import { notePackages } from './scripts/vite-plugins.ts'

/**
 * Bundles all packages, so that the host needs only Node. The demo stands in a folder of its own,
 * which an installation can leave out.
 */
export default defineConfig({
  publicDir: false,
  plugins: [notePackages()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist/host',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'host/index.ts', 'demo/demo': 'host/demo.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
