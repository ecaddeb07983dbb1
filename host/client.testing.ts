import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const route = 'src/routes/_authenticated/stores.$storeId/orders.index.tsx?tsr-split=component'

/**
 * A small build as Vite writes it: an entry, a route's chunk, and files that must not be served.
 */
const files: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!--counter:head-->
    <meta property="csp-nonce" nonce="__CSP_NONCE__" />
    <script nonce="__CSP_NONCE__">document.documentElement.dataset.inline = 'ran'</script>
    <script type="module" crossorigin src="/assets/entry.js" nonce="__CSP_NONCE__"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js" nonce="__CSP_NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/entry.css" nonce="__CSP_NONCE__">
  </head>
  <body><div id="root"></div><noscript>Counter needs JavaScript.</noscript></body>
</html>
`,
  'assets/entry.js': `import { shared } from './shared.js'
const { default: orders } = await import('./orders.js')
document.documentElement.dataset.entry = shared + orders
${'// padding, so that compressing pays\n'.repeat(20)}`,
  'assets/shared.js': `export const shared = 'shared and '`,
  'assets/orders.js': `import { shared } from './shared.js'\nexport default shared + 'orders'`,
  'assets/orders.css': 'h1 { color: rgb(1, 2, 3) }',
  'assets/entry.css': 'body { margin: 0 }',
  'assets/entry.js.map': '{"secret":"map"}',
  'assets/font.woff2': 'font',
  'first-reads.js': 'document.documentElement.dataset.firstReads = "</script>"',
  'robots.txt': 'User-agent: *\nDisallow: /\n',
  '.env': 'SECRET=1',
  'notes.md': 'secret notes',
  '.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/entry.js',
      isEntry: true,
      imports: ['_shared.js'],
      css: ['assets/entry.css'],
    },
    '_shared.js': { file: 'assets/shared.js' },
    [route]: { file: 'assets/orders.js', imports: ['_shared.js'], css: ['assets/orders.css'] },
  }),
}

/** With a suffix it is another build: its scripts and styles have other names. */
export async function writeTestClient(suffix = '') {
  const folder = await mkdtemp(join(tmpdir(), 'counter-client-'))
  const rename = (text: string) =>
    text.replaceAll(/(entry|shared|orders)\.(js|css)/g, `$1${suffix}.$2`)
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, rename(name))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, rename(content))
    if (name !== 'assets/entry.js') continue
    await writeFile(`${path}.br`, brotliCompressSync(rename(content)))
    await writeFile(`${path}.gz`, gzipSync(rename(content)))
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
