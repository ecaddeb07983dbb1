/* The same with Node's fetch, as most would write it. */
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const server = createServer(async (request, answer) => {
  const forwarded = await fetch(process.env.SERVICE + request.url.replace('/api', ''), {
    headers: { Accept: 'application/json', Authorization: 'Bearer key' },
  })
  answer.writeHead(forwarded.status, { 'Content-Type': 'application/json' })
  await pipeline(Readable.fromWeb(forwarded.body), answer)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
