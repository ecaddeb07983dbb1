import { createFileRoute } from '@tanstack/react-router'
import { VariantFormQuery } from '#api/schemas/list-queries.ts'

export const Route = createFileRoute(
  '/_authenticated/stores/$storeId/products/$productId/variants/new',
)({
  validateSearch: VariantFormQuery,
  component: NewVariantPage,
})

function NewVariantPage() {
  return null
}
