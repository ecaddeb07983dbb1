import type { BlogPost } from '#api/schemas/blog.ts'
import type { Store } from '#api/schemas/store.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Fact } from '#components/page/facts.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Words } from './fact-section.tsx'

/** What only a save tells of the blog. It is written on the platform. */
export function BlogFacts({
  blogPosts,
  blogCategories,
}: Pick<Store, 'blogPosts' | 'blogCategories'>) {
  return (
    <>
      <Fact label={t`Blog posts`}>{blogPosts && <Posts posts={blogPosts} />}</Fact>
      <Fact label={t`Blog categories`}>
        {blogCategories && (
          <>
            {formatNumber(blogCategories.length)}{' '}
            <Words words={blogCategories.flatMap(({ name }) => name ?? [])} />
          </>
        )}
      </Fact>
    </>
  )
}

function Posts({ posts }: { posts: BlogPost[] }) {
  const { shown, more } = useFirstOf(posts)
  return (
    <>
      {formatNumber(posts.length)}
      {shown.flatMap(({ id, title, publishedAt }, at) =>
        // An earlier version kept only how many there are.
        title === undefined
          ? []
          : [
              <div key={id || at}>
                <bdi>{lineText(title)}</bdi>{' '}
                {publishedAt && (
                  <span className="quiet">
                    <DateTime value={publishedAt} absolute />
                  </span>
                )}
              </div>,
            ],
      )}
      {more}
    </>
  )
}
