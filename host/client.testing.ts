import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

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
  <body><div id="root"></div></body>
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

export async function writeTestClient() {
  const folder = await mkdtemp(join(tmpdir(), 'counter-client-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
