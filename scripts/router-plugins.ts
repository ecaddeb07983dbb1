import type { Plugin } from 'vite'

/** The router asks for the file of a page's loader at each navigation; now only at the first. */
export function rememberLoaders(): Plugin {
  const importer = /(\$\$splitLoaderImporter) = (\(\) => import\([^)]+\))/
  return {
    name: 'counter:loaders',
    transform(code, id) {
      if (!id.includes('/src/routes/') || !importer.test(code)) return undefined
      const remembered = code.replace(importer, '$1 = once($2)')
      return { code: `import { once } from '#base/once.ts'\n${remembered}`, map: null }
    },
  }
}

/** Nothing uses `Route.Link`, which would bring the router's links to the sign-in page. */
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
