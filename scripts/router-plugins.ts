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

/**
 * What libraries have on every page and nothing here asks for: `Route.Link`, search parameters as
 * JSON (`-search.ts` reads them) and filters of them by their former name, view transitions, TanStack's mutations (writes are `model/doing`), endless lists, and
 * Mantine's variables, which it computes as it loads (the build writes ours into a style sheet).
 */
const unused = [
  {
    file: '/@tanstack/react-router/dist/esm/route.js',
    had: 'import { Link } from "./link.js";',
    instead: 'const Link = "a";',
  },
  {
    file: '/@tanstack/router-core/dist/esm/router.js',
    had: 'import { defaultParseSearch, defaultStringifySearch } from "./searchParams.js";',
    instead: 'const defaultParseSearch = undefined, defaultStringifySearch = undefined;',
  },
  {
    file: '/@tanstack/router-core/dist/esm/router.js',
    had: 'else if (routeOptions.preSearchFilters || routeOptions.postSearchFilters) {',
    instead: 'else if (false) {',
  },
  {
    file: '/@tanstack/router-core/dist/esm/router.js',
    had: 'if (shouldViewTransition && !(isServer ?? typeof document === "undefined") && typeof document.startViewTransition === "function") {',
    instead: 'if (false) {',
  },
  {
    file: '/@tanstack/query-core/build/modern/query.js',
    had: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    instead: 'const infiniteQueryBehavior = () => undefined;',
  },
  {
    file: '/@tanstack/query-core/build/modern/queryClient.js',
    had: 'import { MutationCache } from "./mutationCache.js";',
    instead:
      'class MutationCache { clear() {} findAll() { return [] } async resumePausedMutations() {} }',
  },
  {
    file: '/@mantine/core/esm/core/MantineProvider/MantineProvider.mjs',
    had: 'import { MantineCssVariables } from "./MantineCssVariables/MantineCssVariables.mjs";',
    instead: 'const MantineCssVariables = () => null;',
  },
]

export function withoutUnused(): Plugin {
  return {
    name: 'counter:unused',
    apply: 'build',
    transform(code, id) {
      const found = unused.filter(({ file }) => id.endsWith(file))
      if (found.length === 0) return undefined
      const without = found.reduce((text, { had, instead }) => {
        if (!text.includes(had)) throw new Error(`${id} has something else than: ${had}`)
        return text.replace(had, instead)
      }, code)
      return { code: without, map: null }
    },
  }
}
