import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { linkOptions } from '#model/reading/links/order-links.ts'
import { categoryQuery } from '#api/categories.ts'
import { readForPage } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { CategoryView } from '#features/categories/category-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { productLink } from '#model/reading/links/links.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/categories/$categoryId')({
  beforeLoad: ({ params }) => requireIds(params.categoryId),
  loader: async ({ context, params }) => {
    const query = categoryQuery(params.storeId, params.categoryId)
    await readForPage(context.queryClient, query)
    return { query }
  },
  component: CategoryPage,
})

function CategoryPage() {
  const { storeId, categoryId } = Route.useParams()
  const { store } = useCurrentStore()
  const category = useQuery(Route.useLoaderData().query)
  const list = linkOptions({ to: '/stores/$storeId/categories', params: { storeId } })
  const parent = { ...list, label: t`Categories` }

  if (!category.data) {
    return <RecordAbsent kind="category" id={categoryId} parent={parent} query={category} />
  }
  return (
    <CategoryView
      category={category.data}
      currency={store?.currencyCode}
      parent={parent}
      notice={<StaleNote query={category} />}
      productLink={(productId) => productLink(storeId, productId)}
    />
  )
}
