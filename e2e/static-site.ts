import { readFile } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the static deployment with the headers of its _headers file. */
export async function startStaticSite(folder: string, port: number): Promise<Server> {
  const headers = await readShippedHeaders(folder)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
    const path = normalize(pathname)
    const file = await readFile(join(folder, path)).catch(() => undefined)
    const isAsset = path.startsWith('/assets/')
    if (!file && isAsset) {
      response.writeHead(404).end()
      return
    }
    const type = file ? types[extname(path)] : types['.html']
    response.writeHead(200, { ...headers, 'Content-Type': type ?? 'text/plain' })
    response.end(file ?? (await readFile(join(folder, 'index.html'))))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

export async function readShippedHeaders(folder: string): Promise<Record<string, string>> {
  const [first = ''] = (await readFile(join(folder, '_headers'), 'utf8')).split('\n\n')
  const lines = first.split('\n').filter((line) => line.startsWith('  '))
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')]
    }),
  )
}
