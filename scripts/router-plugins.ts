import type { Plugin } from 'vite'

/** The router would import a page's loader again at each navigation; this imports it once. */
export function rememberLoaders(): Plugin {
  const importer = /(\$\$splitLoaderImporter) = (\(\) => import\([^)]+\))/
  return {
    name: 'counter:loaders',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !importer.test(code)) return undefined
      const remembered = code.replace(importer, '$1 = once($2)')
      return { code: `import { once } from '#base/storage/once.ts'\n${remembered}`, map: null }
    },
  }
}

/** Drops `Route.Link`, which nothing uses and which adds the router's links to the sign-in page. */
export function withoutRouteLinks(): Plugin {
  const importer = /^import \{ Link \} from "\.\/link\.js";$/m
  return {
    name: 'counter:route-links',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/@tanstack/react-router/dist/esm/route.js')) return undefined
      if (!importer.test(code)) throw new Error('The router imports its links in another way.')
      return { code: code.replace(importer, 'const Link = "a";'), map: null }
    },
  }
}
