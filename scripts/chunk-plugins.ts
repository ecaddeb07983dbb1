import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
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
 * for what a first visit waits for, on a core for each file.
 */
export function minifyTwice(names: readonly string[]): Plugin {
  return {
    name: 'counter:minify-twice',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'quick',
    async renderChunk(code, { name }) {
      if (!names.includes(name)) return null
      const worker = new Worker(join(import.meta.dirname, 'minify.mjs'), { workerData: code })
      const [minified] = (await once(worker, 'message')) as [string]
      return { code: minified }
    },
  }
}
