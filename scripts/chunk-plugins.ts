import { readFileSync, writeFileSync } from 'node:fs'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Browsers compile functions of these files while they load, off the main thread, instead of one by
 * one when the page calls them.
 */
export function compileEarly(names: readonly string[]): Plugin {
  return {
    name: 'counter:compile-early',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !names.includes(output.name)) continue
        const path = `${dir}/${output.fileName}`
        writeFileSync(path, `//# allFunctionsCalledOnLoad\n${readFileSync(path, 'utf8')}`)
      }
    },
  }
}

/**
 * Terser finds a few per cent that Vite's minifier leaves, but takes most of a build's time: it is
 * for what a first visit waits for.
 */
export function minifyTwice(names: readonly string[]): Plugin {
  return {
    name: 'counter:minify-twice',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'quick',
    async renderChunk(code, { name }) {
      if (!names.includes(name)) return null
      const compress = { passes: 3, ecma: 2020 } as const
      const format = { ecma: 2020 } as const
      const minified = await minify(code, { module: true, compress, format })
      return { code: minified.code ?? code }
    },
  }
}
