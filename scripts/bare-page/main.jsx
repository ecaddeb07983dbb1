/*
 * The baseline for Counter: the same orders and reviews with only React, the router, the query
 * cache and Mantine.
 */
import '@mantine/core/styles.css'
import { Anchor, Group, MantineProvider, Table } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  Link,
  Outlet,
  RouterProvider,
  createRootRoute,
  createRoute,
  createRouter,
  stripSearchParams,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

const storeId = location.pathname.split('/')[2] ?? ''
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })

const rowsQuery = (list, page) => ({
  queryKey: [list, page],
  queryFn: async () => {
    const path = `/api/stores/${storeId}/${list}?Page=${page}&PageSize=20`
    const response = await fetch(path, { headers: { 'X-Requested-By': 'counter' } })
    const { data } = await response.json()
    return data
  },
})

const validateSearch = (search) => ({ page: Number(search.page ?? 1) })
const search = { middlewares: [stripSearchParams({ page: 1 })] }

const root = createRootRoute({
  component: () => (
    <>
      <Group component="nav">
        <Link to="/orders" search={{ page: 1 }}>
          Orders
        </Link>
        <Link to="/reviews" search={{ page: 1 }}>
          Reviews
        </Link>
      </Group>
      <Outlet />
    </>
  ),
})

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  validateSearch,
  search,
  component: function Orders() {
    const { page } = orders.useSearch()
    const { data } = useQuery(rowsQuery('orders', page))
    return (
      <>
        <h1>Orders</h1>
        <Table aria-label="Orders">
          <Table.Tbody>
            {data?.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td>{`${order.amount} ${order.currencyCode}`}</Table.Td>
                <Table.Td>{order.status}</Table.Td>
                <Table.Td>
                  <Anchor href={`/stores/${storeId}/orders/${order.id}`}>
                    {order.customerEmail}
                  </Anchor>
                </Table.Td>
                <Table.Td>{order.items?.map((item) => item.productName).join(', ')}</Table.Td>
                <Table.Td>{new Date(order.dateCreated ?? '').toLocaleString()}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Link to="/orders" search={{ page: page + 1 }}>
          Next page
        </Link>
      </>
    )
  },
})

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/reviews',
  validateSearch,
  search,
  component: function Reviews() {
    const { page } = reviews.useSearch()
    const { data } = useQuery(rowsQuery('reviews', page))
    return (
      <>
        <h1>Reviews</h1>
        <Table aria-label="Reviews">
          <Table.Tbody>
            {data?.map((review) => (
              <Table.Tr key={review.id}>
                <Table.Td>{review.rating}</Table.Td>
                <Table.Td>{review.message}</Table.Td>
                <Table.Td>{new Date(review.dateCreated ?? '').toLocaleString()}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </>
    )
  },
})

const router = createRouter({
  routeTree: root.addChildren([orders, reviews]),
  basepath: `/bare/${storeId}`,
  defaultPreload: 'intent',
})

const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root".')
createRoot(container).render(
  <MantineProvider>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
