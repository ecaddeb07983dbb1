import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MantineThemeOverride } from '@mantine/core'
import { type Plugin, build } from 'vite'

/**
 * Builds `src/first-reads.ts` as a separate `first-reads.js`. The host puts it into the page, so
 * that the first reads start before the application has loaded.
 */
export function firstReadsScript(): Plugin {
  return {
    name: 'counter:first-reads',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: 'dist/client',
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: 'src/first-reads.ts',
            formats: ['iife'],
            name: 'firstReads',
            fileName: () => 'first-reads.js',
          },
        },
      })
    },
  }
}

export function notePackages(): Plugin {
  return {
    name: 'counter:packages',
    apply: 'build',
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap((id) => {
        const folder = /^[^?]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)
        return folder ? [folder[0].replace(/^\0/, '')] : []
      })
      const source = JSON.stringify([...new Set(folders)])
      this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source })
    },
  }
}

/**
 * Every page uses the text font, and most the one of ids, so they load with the page instead of
 * after the style sheet: a font that comes later lays out the whole page again.
 */
export function announceFonts(): Plugin {
  const fonts = [
    { file: /geist-latin-wght-normal.*\.woff2$/, attrs: {} },
    { file: /geist-mono-latin-wght-normal.*\.woff2$/, attrs: { fetchpriority: 'low' } },
  ]
  return {
    name: 'counter:fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return fonts.flatMap(({ file, attrs }) =>
          files
            .filter((name) => file.test(name))
            .map((name) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                crossorigin: '',
                ...attrs,
                href: `/${name}`,
              },
              injectTo: 'head' as const,
            })),
        )
      },
    },
  }
}

type HostModule = {
  startDevelopmentHost: () => Promise<{ url: string; close: () => Promise<void> }>
}

/** `npm run dev` runs the host and the mock service behind Vite, on one address. */
export function developmentHost(): Plugin {
  return {
    name: 'counter:development-host',
    apply: 'serve',
    config: () => ({ appType: 'spa' }),
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'meta',
          attrs: {
            name: 'counter-host',
            content: JSON.stringify({
              demo: true,
              signedIn: true,
              service: 'demo',
              version: 'dev',
            }),
          },
          injectTo: 'head',
        },
      ],
    },
    async configureServer(server) {
      if (process.env.VITEST) return
      const host = (await server.ssrLoadModule('/host/development.ts')) as HostModule
      const { url } = await host.startDevelopmentHost()
      const paths = ['/api', '/session', '/__fault', '/__log']
      server.config.server.proxy = Object.fromEntries(paths.map((path) => [path, url]))
    },
  }
}

/** Finds our modules that run when a page that `starts` matches opens. */
export function readVisit(starts: RegExp) {
  const modules = new Set<string>()
  const plugin: Plugin = {
    name: `counter:visit ${starts.source}`,
    apply: 'build',
    buildEnd() {
      const queue = [...this.getModuleIds()].filter((id) => starts.test(id))
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        if (modules.has(id) || !id.includes('/src/')) continue
        modules.add(id)
        queue.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, includes: (id: string) => modules.has(id) }
}

type Manifest = Record<string, { file: string; isEntry?: boolean }>

/**
 * Vite's manifest leaves out a route that shares its file with others. The host looks up every
 * route there, to preload its files.
 */
export function nameRoutes(): Plugin {
  let root = ''
  return {
    name: 'counter:routes',
    apply: 'build',
    configResolved(config) {
      ;({ root } = config)
    },
    writeBundle({ dir }, bundle) {
      const path = `${dir}/.vite/manifest.json`
      if (!('.vite/manifest.json' in bundle)) return
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
      const chunks = Object.values(manifest)
      for (const output of Object.values(bundle)) {
        const chunk = chunks.find(({ file }) => file === output.fileName)
        if (output.type !== 'chunk' || !chunk || chunk.isEntry) continue
        for (const id of output.moduleIds) {
          const key = relative(root, id)
          if (/^src\/routes\/.*\?tsr-split=/.test(key)) manifest[key] ??= chunk
        }
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2))
    },
  }
}

type MantineTheme = {
  theme: MantineThemeOverride
  /** The same in both colour schemes. */
  variables: Record<string, string>
}

/** Of titles, outlined parts and shades of the main colour, which no component here asks for. */
const withoutUse = /^--mantine-(?:h\d|breakpoint|primary-color-\d|color-\w+-outline)/

/**
 * Mantine's variables for our theme, as a style sheet: Mantine itself would compute them in the
 * page, before its first paint.
 */
export function mantineVariables(loadTheme: () => Promise<MantineTheme>): Plugin {
  const name = 'virtual:mantine-variables.css'
  return {
    name: 'counter:mantine-variables',
    resolveId: (id) => (id === name ? name : undefined),
    async load(id) {
      if (id !== name) return undefined
      const { DEFAULT_THEME, ...mantine } = await import('@mantine/core')
      const { theme, variables } = await loadTheme()
      const all = mantine.defaultCssVariablesResolver(
        mantine.mergeMantineTheme(DEFAULT_THEME, theme),
      )
      // Our theme names each colour that the application uses.
      const unused = Object.keys(DEFAULT_THEME.colors).filter((colour) => !theme.colors?.[colour])
      const used = (set: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(set).filter(
            ([variable]) =>
              !unused.some((colour) => variable.includes(`-color-${colour}-`)) &&
              !withoutUse.test(variable),
          ),
        )
      return mantine.convertCssVariables({
        variables: used(all.variables),
        light: { '--mantine-color-scheme': 'light', ...used(all.light), ...variables },
        dark: { '--mantine-color-scheme': 'dark', ...used(all.dark), ...variables },
      })
    },
  }
}
