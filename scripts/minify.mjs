import { parentPort, workerData } from 'node:worker_threads'
import { minify } from 'terser'

/* Vite shortens the names afterwards. The third pass saves the orders page 129 bytes. */
const compress = { passes: 3, ecma: 2020 }
const format = { ecma: 2020 }
const { code } = await minify(workerData, { module: true, mangle: false, compress, format })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(code)
