/*
 * The last step of a build: compresses the page's files, so that the host never has to, and writes
 * the licence notices and the bill of materials (CycloneDX) of the packages in the bundles.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compressFolder } from './compress.mjs'
import { packagesIn, renderNotices } from './licences.mjs'
import { letAllRead } from './rights.mjs'
import { readBillOfMaterials } from './sbom.mjs'

const lists = ['dist/client/.vite/packages.json', 'dist/host/.vite/packages.json']
// The manifest stays, because the host reads it.
const leftovers = ['dist/client/.vite/packages.json', 'dist/host/.vite']
const packages = packagesIn(lists.flatMap((list) => JSON.parse(readFileSync(list, 'utf8'))))
for (const path of leftovers) rmSync(path, { recursive: true })

const notices = renderNotices(packages)
writeFileSync('dist/licences.txt', notices)
// The page contains copies of its packages, so it needs their notices too.
writeFileSync('dist/client/licences.txt', notices)
const bill = 'dist/sbom.cdx.json'
// npm takes a second for it.
if (process.argv.includes('--no-bill')) rmSync(bill, { force: true })
else writeFileSync(bill, readBillOfMaterials(packages))
const isQuick = process.argv.includes('--quick')
// Its sizes say nothing: `npm run size` refuses it.
if (isQuick) writeFileSync('dist/client/.vite/quick', '')
await compressFolder('dist/client', isQuick)
letAllRead('dist')
console.log(`Compressed dist/client; dist/licences.txt names ${packages.length} packages.`)
