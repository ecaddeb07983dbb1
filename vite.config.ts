import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compileEarly, minifyTwice } from './scripts/chunk-plugins.ts'
import { rememberLoaders, withoutUnused } from './scripts/router-plugins.ts'
import {
  announceFonts,
  developmentHost,
  firstReadsScript,
  mantineVariables,
  nameRoutes,
  notePackages,
  readVisit,
} from './scripts/vite-plugins.ts'
import { words } from './scripts/words/plugin.ts'

/*
 * With VITE_API_BASE_URL this builds the static deployment, which calls the service itself;
 * otherwise the files for the host, which adds a nonce to each answer.
 */
const isStatic = Boolean(process.env.VITE_API_BASE_URL)

/* Listed by package, because importing one of their components names the whole library. */
const basePackages =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|store|react-store))\//
/** What the sign-in page does without. */
const routerLater = /@tanstack\/react-router\/dist\/esm\/(?:link|useBlocker)\.js$/
const sharedPackages = /node_modules\/(?:idb-keyval|zod|@tanstack\/(?:react-query|query-core))\//
/** Several reads at once: no list asks so before its rows stand. */
const queryLater = /\/(?:useQueries|queriesObserver)\.js$/

const main = readVisit(/\/src\/main\.tsx$/)
const signIn = readVisit(/\/src\/routes\/sign-in\.tsx\?tsr-split/)
const orders = readVisit(
  /\/src\/(?:routes\/_authenticated(?:|\/stores\.\$storeId|\/stores\.\$storeId\/orders\.index)\.tsx\?tsr-split|base\/storage\/private-disk\.ts)/,
)
/** What every page, or the order list, loads once it stands. */
const later = readVisit(
  /\/src\/(?:api\/own-pages|routes\/-(?:write-watch|companion|route-error|store-lists-beside|record-notes)|model\/(?:reading\/(?:lists\/shown-\w+|memory\/(?:remember-reads|ticket-vault)|lists\/notices)|doing\/(?:tickets\/reader-leader|checks\/keep-count))|components\/controls\/further-icons|features\/(?:session\/idle-lock|views\/list-views|live\/live-orders))\.ts/,
)
/** The other lists, one of which is often the second page. */
const lists = readVisit(
  /\/src\/routes\/_authenticated\/stores\.\$storeId\/(?:reviews|(?:coupons|customers|products|categories)\.index)\.tsx\?tsr-split/,
)
const isStyle = (id: string) => id.endsWith('.module.css')
/** No host announces the sign-in page's own file in a static deployment: there it comes along. */
const isBase = (id: string) =>
  (basePackages.test(id) && !routerLater.test(id)) ||
  main.includes(id) ||
  (signIn.includes(id) && (isStatic || isStyle(id) || orders.includes(id)))
/** One style sheet also dresses what loads right after the first page. */
const isShared = (id: string) =>
  (sharedPackages.test(id) && !queryLater.test(id)) ||
  orders.includes(id) ||
  (isStyle(id) && (later.includes(id) || lists.includes(id)))
/** What a page must survive without, and no write is sent without, has a file of its own. */
const isLater = (id: string) =>
  (later.includes(id) && !/\/routes\/-write-watch\./.test(id)) ||
  // Alone it would be a file of 48 bytes, which the first page names.
  /\/(?:react-router\/dist\/esm\/link\.js|get-env\.mjs)$/.test(id)
/** A group brings along what its files import: those around Mantine would bring all of it. */
const isOurs = (id: string) =>
  id.includes('/src/') &&
  !/\/components\/(?:controls\/mantine|controls\/mantine-theme|overlays\/dialog)\./.test(id)
/** Most are a few lines: who opens one menu, or peeks at one record, has them all. */
const isMenu = (id: string) => /\/src\/.*-(?:menu|more|filter)-items\.tsx$/.test(id)
const isPeek = (id: string) => /\/src\/routes\/-\w+-peek\.tsx$/.test(id)
/** Without the line number that is added by default: names repeat themselves, which compresses. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''))
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}

/** Unit tests need none of them, and start the sooner. */
function pagePlugins() {
  return [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page's loader loads with the page.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    rememberLoaders(),
    withoutUnused(),
    words(),
    react(),
    main.plugin,
    signIn.plugin,
    orders.plugin,
    later.plugin,
    lists.plugin,
    announceFonts(),
    mantineVariables(() => import('./src/components/controls/mantine-theme.ts')),
    notePackages(),
    nameRoutes(),
    minifyTwice(['base', 'shared', 'stores._storeId']),
    compileEarly(['base', 'shared']),
    isStatic ? undefined : firstReadsScript(),
    developmentHost(),
  ]
}

/** These mock a module, stop the clock or replace what a browser has. */
const alone =
  '*.mocked|after-reply|customers|load-list|notices|record-notes|tagged|ticket-notes|tickets'
/** The other tests of what keeps nothing between two calls. */
const stateless = [
  'src/model/records/**',
  'src/model/reading/!(ledger|walk)/**',
  'src/model/doing/{activity,backup,errors,notes,price-change,replies,tickets,variant-table}/**',
  'src/base/{address,language,numbers,text,time}/**',
  'src/{components,features,routes}/**',
  'src/api/{platform,schemas}/**',
]
  .map((folder) => `${folder}/!(${alone}).test.{ts,tsx}`)
  .concat('src/model/doing/writes/{machine,kinds/{*-words,settings-changes}}.test.ts')

export default defineConfig({
  plugins: process.env.VITEST ? [] : pagePlugins(),
  resolve: {
    alias: [
      {
        // React has had the hook itself since version 18.
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
  html: isStatic ? {} : { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: isStatic ? 'dist/static' : 'dist/client',
    // Only the host needs it, to preload the files of a page.
    manifest: !isStatic,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `npm run size` tells what counts, compressed as it is sent.
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first page names every file: seven letters each are enough.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        codeSplitting: {
          // A connection carries few files at a time, so shared code comes in few: what every page
          // needs, what the order list shares, what loads after the first page, the other lists,
          // and what two pages or more need: each further file is a name on the first page.
          groups: [
            { name: 'base', test: isBase, priority: 4 },
            { name: 'sign-in', test: signIn.includes, priority: 3 },
            { name: 'shared', test: isShared, priority: 2 },
            { name: 'later', test: isLater, priority: 1 },
            { name: 'lists', test: lists.includes, priority: 1 },
            { name: 'menus', test: isMenu, priority: 1 },
            { name: 'peeks', test: isPeek, priority: 1 },
            { name: 'records', test: isOurs, priority: 0, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { port: 4601, strictPort: true },
  test: {
    pool: 'threads',
    // One more than cores: the tests of the host mostly wait for its processes.
    maxWorkers: availableParallelism() + 1,
    // A slow test on a busy machine has not failed.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: stateless,
          setupFiles: ['src/own-channels.testing.ts'],
        },
      },
      {
        extends: true,
        // Importing everything anew for each file takes longer than their tests.
        test: {
          name: 'stateless',
          include: stateless,
          isolate: false,
          setupFiles: ['src/own-channels.testing.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'oracle',
          include: ['oracle/**/*.test.ts'],
          setupFiles: ['src/own-channels.testing.ts', 'oracle/setup.testing.ts'],
          // Each file forgets what it opened, and loading everything anew takes as long as its worlds.
          isolate: false,
          // As users have it: React draws in a fraction of the time.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['mock-api/**/*.test.ts', 'host/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Modules hold no state, so they load only once.
          isolate: false,
        },
      },
    ],
  },
})
