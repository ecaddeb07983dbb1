import { parentPort, workerData } from 'node:worker_threads'
import { minify } from 'terser'

/*
 * Vite shortens the names afterwards. The third pass saves the orders page 129 bytes. What React
 * requires is named in React DOM, which stands aside meanwhile.
 */
const compress = { passes: workerData.passes, ecma: 2020, top_retain: /^require_/ }
const format = { ecma: 2020 }
const { code } = await minify(workerData.code, { module: true, mangle: false, compress, format })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(code)
