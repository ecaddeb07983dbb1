/** The framework-free baseline: reads a page of orders and shows it in a table. */
export const plainPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orders</title>
<nav><button id="reviews">Reviews</button> <button id="orders">Orders</button></nav>
<h1>Orders</h1>
<table aria-label="Orders"><tbody></tbody></table>
<button id="next">Next page</button>
<script>
const store = new URLSearchParams(location.search).get('store')
const pages = new Map()
const read = (list, page) => {
  const path = '/api/stores/' + store + '/' + list + '?Page=' + page + '&PageSize=20'
  const known = pages.get(path) ?? fetch(path, { headers: { 'X-Requested-By': 'counter' } })
    .then((response) => response.json())
  pages.set(path, known)
  return known
}
const cell = (row, content) => row.insertCell().append(content)
async function show(list, page, fill) {
  const { data } = await read(list, page)
  document.querySelector('h1').textContent = list === 'orders' ? 'Orders' : 'Reviews'
  const body = document.createElement('tbody')
  for (const record of data) fill(body.insertRow(), record)
  document.querySelector('tbody').replaceWith(body)
  document.querySelector('table').ariaLabel = document.querySelector('h1').textContent
  document.body.dataset.page = page
}
const orders = (page) => show('orders', page, (row, order) => {
  const link = document.createElement('a')
  link.href = '/stores/' + store + '/orders/' + order.id
  link.textContent = order.customerEmail
  cell(row, order.amount + ' ' + order.currencyCode)
  cell(row, order.status)
  cell(row, link)
  cell(row, (order.items ?? []).map((item) => item.productName).join(', '))
  cell(row, new Date(order.dateCreated).toLocaleString())
})
const reviews = () => show('reviews', 1, (row, review) => {
  cell(row, review.rating)
  cell(row, review.message ?? '')
  cell(row, new Date(review.dateCreated).toLocaleString())
})
document.querySelector('#next').onclick = () => orders(2)
document.querySelector('#orders').onclick = () => orders(1)
document.querySelector('#reviews').onclick = reviews
orders(1)
</script></html>`
