type Chunk = {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

type Preloads = { scripts: string[]; styles: string[] }

/** Signed-out visitors of a guarded page get the files of the sign-in page. */
export type RoutePreloads = (path: string, signedIn: boolean) => Preloads

type Route = {
  key: string
  parts: string[]
  segments: string[]
}

const guarded = '_authenticated'

/** So that the browser loads a route's chunks with the page instead of after the entry has run. */
export function readRoutePreloads(manifest: Manifest): RoutePreloads {
  const routes = Object.keys(manifest).flatMap(readRoute)
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const loaded = collect(manifest, entries, new Set())

  return (path, signedIn) => {
    const asked = findRoute(routes, path)
    const needsSignIn = !signedIn && asked?.parts.includes(guarded)
    const route = needsSignIn ? findRoute(routes, '/sign-in') : asked
    if (!route) return { scripts: [], styles: [] }
    const layouts = routes.filter((other) => isLayoutOf(other, route))
    const chunks = collect(
      manifest,
      [...layouts, route].map(({ key }) => key),
      loaded,
    )
    const inPage = new Set([...loaded].map((key) => manifest[key]?.file))
    const needed = [...chunks]
      .map((key) => manifest[key])
      .filter((chunk) => chunk && !inPage.has(chunk.file))
    const styles = new Set(needed.flatMap((chunk) => chunk?.css ?? []))
    for (const key of loaded) for (const style of manifest[key]?.css ?? []) styles.delete(style)
    return {
      // Several routes may share a file.
      scripts: [...new Set(needed.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])))],
      styles: [...styles].map((file) => `/${file}`),
    }
  }
}

function readRoute(key: string): Route[] {
  const name = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---loader)?$/.exec(key)?.[1]
  if (!name || name === '__root') return []
  const parts = name.split(/[/.]/)
  const segments = parts
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
  return [{ key, parts, segments }]
}

/** Literal segments win over parameters, and a page wins over its layout. */
function findRoute(routes: readonly Route[], path: string) {
  const words = path.split('/').filter(Boolean)
  return routes
    .filter(({ segments }) => matches(segments, words))
    .toSorted((one, other) => rank(other).localeCompare(rank(one)))
    .at(0)
}

function matches(segments: readonly string[], words: readonly string[]) {
  return (
    segments.length === words.length &&
    segments.every((segment, at) => /^\$\w/.test(segment) || segment === words[at])
  )
}

function rank({ segments, parts }: Route) {
  const words = segments.map((segment) => (segment.startsWith('$') ? '0' : '1')).join('')
  return words + (parts.at(-1) === 'index' ? '1' : '0')
}

function isLayoutOf(layout: Route, route: Route) {
  return (
    layout.parts.length < route.parts.length &&
    layout.parts.every((part, at) => part === route.parts[at])
  )
}

function collect(manifest: Manifest, keys: readonly string[], without: ReadonlySet<string>) {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key) || without.has(key) || !manifest[key]) return
    found.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  return found
}
