import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/

/**
 * Writes a `.br` and a `.gz` beside each file that shrinks, so that no server compresses it again.
 * The best quality takes 2.5 times as long as the next one (`isQuick`), whose files are 2% larger.
 */
export async function compressFolder(folder, isQuick) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('.vite'))
  await Promise.all(files.map((path) => compressFile(path, isQuick ? 10 : 11)))
  return files.length
}

/** Postfix bits and direct codes of distances; which take the fewest bytes is found by trying. */
const distances = [
  [1, 24],
  [0, 0],
  [0, 8],
  [1, 8],
  [2, 16],
  [2, 48],
]
const LARGE = 100_000

async function compressBest(content, quality) {
  const tried = quality === 11 && content.length > LARGE ? distances : distances.slice(0, 1)
  const all = await Promise.all(
    tried.map(([postfix, direct]) =>
      brotliAsync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  return all.reduce((best, each) => (each.length < best.length ? each : best))
}

async function compressFile(path, quality) {
  const content = await readFile(path)
  const versions = {
    '.br': await compressBest(content, quality),
    '.gz': await gzipAsync(content, { level: 9 }),
  }
  for (const [ending, compressed] of Object.entries(versions)) {
    const isWorthIt = content.length > 512 && compressed.length < content.length
    if (isWorthIt) await writeFile(path + ending, compressed)
    else await rm(path + ending, { force: true })
  }
}
