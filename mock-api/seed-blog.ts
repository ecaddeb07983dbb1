import { uuid } from './random.ts'
import { USER_ID } from './seed-ids.ts'
import { daysBefore } from './seed-time.ts'

/** Each link carries its category; the category does not repeat its posts. */
export function blogOf(storeId: string, now: number) {
  const category = {
    id: uuid('blog-category', storeId),
    dateCreated: daysBefore(now, 500),
    name: 'News',
    order: 1,
    storeId,
    slug: 'news',
    description: 'What changed and why',
  }
  const posts = ['New release', 'How we price'].map((title, at) => {
    const id = uuid('blog-post', storeId, at)
    const dateCreated = daysBefore(now, 20 + at * 60)
    return {
      id,
      dateCreated,
      title,
      content: `<h2>${title}</h2><p>Short, and to the point.</p>`,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      excerpt: 'Short, and to the point.',
      metaDescription: title,
      coverImageName: `post-${at + 1}.webp`,
      authorId: USER_ID,
      isFeatured: at === 0,
      tags: ['release', 'shop'],
      order: at + 1,
      readTimeMinutes: 3,
      storeId,
      publishedAt: dateCreated,
    }
  })
  return {
    blogPosts: posts.map((post) => ({
      ...post,
      categories: [
        {
          id: uuid('blog-link', post.id),
          dateCreated: post.dateCreated,
          blogPostId: post.id,
          blogCategoryId: category.id,
          category,
          order: 1,
        },
      ],
    })),
    blogCategories: [{ ...category, posts }],
  }
}
