import * as z from 'zod/mini'
import { date, flag, list, number, one, record, text, texts } from './fields.ts'

const post = {
  ...record,
  title: text,
  content: text,
  slug: text,
  excerpt: text,
  metaDescription: text,
  coverImageName: text,
  authorId: text,
  isFeatured: flag,
  tags: texts,
  order: number,
  readTimeMinutes: number,
  storeId: text,
  publishedAt: date,
}

const category = {
  ...record,
  name: text,
  order: number,
  storeId: text,
  slug: text,
  description: text,
}

const CategoryLink = z.object({
  ...record,
  blogPostId: text,
  blogCategoryId: text,
  category: one(z.object(category)),
  order: number,
})

/* No other operation has them. */
export const BlogPost = z.object({ ...post, categories: list(CategoryLink) })

export const BlogCategory = z.object({ ...category, posts: list(z.object(post)) })
