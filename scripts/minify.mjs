import { parentPort, workerData } from 'node:worker_threads'
import { minify } from 'terser'

/* Vite shortens the names afterwards. A third pass takes as long as the other two and finds nothing. */
const compress = { passes: 2, ecma: 2020 }
const format = { ecma: 2020 }
const { code } = await minify(workerData, { module: true, mangle: false, compress, format })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage(code)
