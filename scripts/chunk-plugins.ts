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

/** Half of what Terser would read, of which further passes than the first make nothing smaller. */
const reactDom =
  /(?<=require_react_dom_client_production = .*__commonJSMin\()\(\(exports\) => \{\n[^]*?\n\}\)(?=\);)/
const REACT_DOM = '__REACT_DOM__'

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
      const [factory] = reactDom.exec(code) ?? []
      if (!factory) return { code: await minify(code, 3) }
      const [minified, inner] = await Promise.all([
        minify(code.replace(factory, REACT_DOM), 3),
        minify(`export default ${factory}`, 1),
      ])
      const whole = inner.replace(/^export default /, '').replace(/;$/, '')
      return { code: minified.replace(REACT_DOM, () => whole) }
    },
  }
}

/** On a core of its own. */
async function minify(code: string, passes: number): Promise<string> {
  const workerData = { code, passes }
  const worker = new Worker(join(import.meta.dirname, 'minify.mjs'), { workerData })
  const [minified] = (await once(worker, 'message')) as [string]
  return minified
}
