import { allQuery, itemQuery } from './query.ts'
import { Category, CategoryReference } from './schemas/categories.ts'

export function categoryQuery(storeId: string, categoryId: string) {
  return itemQuery('getCategory', { storeId, categoryId }, Category, (category) => category)
}

export function allCategoriesQuery(storeId: string) {
  return allQuery('listAllCategories', { storeId }, CategoryReference)
}
