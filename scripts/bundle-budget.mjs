/*
 * Limits what a first visit loads: JavaScript and CSS of the sign-in page and the orders list,
 * as the build compressed them with brotli, found through Vite's manifest. If the build's languages
 * are made, each of them, too.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const root = 'dist/client'
if (existsSync(`${root}/.vite/quick`)) {
  console.error('dist holds a quick build, as npm start makes it: npm run build first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(`${root}/.vite/manifest.json`, 'utf8'))
const signedInPath = '_authenticated/stores.$storeId'
const signedIn = [routeFile('_authenticated'), routeFile(signedInPath)]

/** kB of 1,000 bytes. */
const budgets = [
  { page: 'Sign-in', routes: [routeFile('sign-in')], javascript: 98, css: 20 },
  {
    page: 'Orders',
    routes: [...signedIn, routeFile(`${signedInPath}/orders.index`)],
    javascript: 145,
    css: 20,
  },
]

let exceeded = false
for (const { page, routes, javascript, css } of budgets) {
  const files = filesOf(['index.html', ...routes.filter((route) => route in manifest)])
  const sizes = { javascript: sizeOf(files, '.js'), css: sizeOf(files, '.css') }
  for (const [kind, limit] of Object.entries({ javascript, css })) {
    const size = sizes[kind]
    exceeded ||= size > limit
    console.log(
      `${page.padEnd(8)} ${kind.padEnd(10)} ${size.toFixed(1).padStart(6)} kB of ${limit} kB${size > limit ? '  EXCEEDED' : ''}`,
    )
  }
}

const most = 15
const ahead = [
  'src/model/reading/memory/remember-reads.ts',
  'src/routes/-write-watch.tsx',
  routeFile(`${signedInPath}/reviews`),
]
const others = ['the page', 'two fonts', 'user', 'orders', 'their number', 'the next page']
const scriptsAndStyles = filesOf(['index.html', ...budgets[1].routes, ...ahead]).size
const count = scriptsAndStyles + others.length + 1
exceeded ||= count > most
console.log(
  `Orders   files      ${String(count).padStart(6)}    of ${most}${count > most ? '  EXCEEDED' : ''}`,
)

/** Longer words than English has, and letters of more bytes: kB more than English may have. */
const LONGER = 3
for (const [tag, { folder }] of Object.entries(languages())) {
  const figures = budgets.map(({ page, routes, javascript }) => {
    const files = filesOf(['index.html', ...routes.filter((route) => route in manifest)])
    const own = [...files].map((file) => file.replace('assets/', `assets/${folder}/`))
    const [size, limit] = [sizeOf(own, '.js'), javascript + LONGER]
    exceeded ||= size > limit
    return `${page} ${size.toFixed(1)} kB of ${limit}${size > limit ? '  EXCEEDED' : ''}`
  })
  console.log(`${tag.padEnd(8)} ${figures.join(', ')}`)
}
if (exceeded) process.exit(1)

/** Those that this build was made in; invented ones stretch each word. */
function languages() {
  const file = `${root}/.vite/languages.json`
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).languages : {}
  return Object.fromEntries(Object.entries(all).filter(([tag]) => !/-X[AB]$/.test(tag)))
}

function routeFile(name) {
  return `src/routes/${name}.tsx?tsr-split=component---loader`
}

function filesOf(keys, seen = new Set(), files = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    files.add(chunk.file)
    for (const file of chunk.css ?? []) files.add(file)
    filesOf(chunk.imports ?? [], seen, files)
  }
  return files
}

function sizeOf(files, ending) {
  const bytes = [...files].filter((file) => file.endsWith(ending)).map((file) => compressed(file))
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

function compressed(file) {
  const path = `${root}/${file}`
  const made = statSync(`${path}.br`, { throwIfNoEntry: false })
  if (made) return made.size
  // Too small to shrink, or of a language that was made for tests.
  const content = readFileSync(path)
  return content.length > 512 ? brotliCompressSync(content).length : content.length
}
