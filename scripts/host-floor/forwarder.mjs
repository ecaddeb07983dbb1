/* A lean forwarder in Node: no session, no checks, no headers of its own. */
import { Agent, createServer, request } from 'node:http'

const agent = new Agent({ keepAlive: true })
const headers = { Accept: 'application/json', Authorization: 'Bearer key' }
const server = createServer(({ url }, answer) => {
  request(process.env.SERVICE + url.replace('/api', ''), { agent, headers }, (forwarded) => {
    answer.writeHead(forwarded.statusCode, { 'Content-Type': 'application/json' })
    forwarded.pipe(answer)
  }).end()
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
