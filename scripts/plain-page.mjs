import { createServer, request } from 'node:http'

/** A page without any framework that reads a page of orders and shows it in a table. */
const plainPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orders</title>
<table><thead><tr><th>Amount<th>Status<th>Customer<th>Items<th>Created</thead><tbody></tbody></table>
<script>
const path = new URLSearchParams(location.search).get('orders')
fetch('/api' + path + '?Page=1&PageSize=20', { headers: { 'X-Requested-By': 'counter' } })
  .then((response) => response.json())
  .then(({ data }) => {
    const cell = (row, content) => row.insertCell().append(content)
    for (const order of data) {
      const row = document.querySelector('tbody').insertRow()
      const link = document.createElement('a')
      link.href = path + '/' + order.id
      link.textContent = order.customerEmail
      cell(row, order.amount + ' ' + order.currencyCode)
      cell(row, order.status)
      cell(row, link)
      cell(row, order.items.map((item) => item.productName).join(', '))
      cell(row, new Date(order.dateCreated).toLocaleString())
    }
  })
</script></html>`

/** The host, and on the same address /plain.html: both pages take the same way. */
export async function servePlainPage(hostUrl) {
  const { hostname, port } = new URL(hostUrl)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/plain.html')) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(plainPage)
      return
    }
    const { method, headers, url: path } = incoming
    const onward = request({ hostname, port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
