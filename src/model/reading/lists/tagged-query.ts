import type { PageQuery } from '#api/query.ts'

type Asked = { tag?: string | undefined; page?: number; pageSize?: number }

/** The platform cannot filter by tags, so tagged records are read one by one, by their ids. */
export function taggedOr<Query extends Asked, Row>(
  kind: 'order' | 'customer',
  read: (storeId: string, query: Query) => PageQuery<Row>,
) {
  return (storeId: string, query: Query) => {
    if (!query.tag) return read(storeId, query)
    const { page: Page = 1, pageSize: PageSize = 20, ...asked } = query
    return {
      queryKey: ['tagged', { kind, storeId, ...asked }, { Page, PageSize }],
      queryFn: async (context: object) =>
        (await import('./tagged.ts')).readTaggedPage(context as never),
    } as unknown as PageQuery<Row>
  }
}
