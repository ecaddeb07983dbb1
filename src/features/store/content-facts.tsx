import type { ReactNode } from 'react'
import type { Store } from '#api/schemas/store.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Fact } from '#components/page/facts.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Words } from './fact-section.tsx'

type ContentFactsProps = Pick<Store, 'categories' | 'blogPosts' | 'blogCategories'>

/** What only a save tells of categories and of the blog. They are written on the platform. */
export function ContentFacts({ categories, blogPosts, blogCategories }: ContentFactsProps) {
  return (
    <>
      <Fact label={t`Categories`}>
        {categories && (
          <Titles
            entries={categories.map(({ id, name, metaDescription }) => ({
              id,
              title: name,
              about: metaDescription && <bdi>{lineText(metaDescription)}</bdi>,
            }))}
          />
        )}
      </Fact>
      <Fact label={t`Blog posts`}>
        {blogPosts && (
          <Titles
            entries={blogPosts.map(({ id, title, publishedAt }) => ({
              id,
              title,
              about: publishedAt && <DateTime value={publishedAt} absolute />,
            }))}
          />
        )}
      </Fact>
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

type TitlesProps = { entries: { id: string; title: string | undefined; about: ReactNode }[] }

function Titles({ entries }: TitlesProps) {
  const { shown, more } = useFirstOf(entries)
  return (
    <>
      {formatNumber(entries.length)}
      {shown.flatMap(({ id, title, about }, at) =>
        // An earlier version kept only how many there are.
        title === undefined
          ? []
          : [
              <div key={id || at}>
                <bdi>{lineText(title)}</bdi> <span className="quiet">{about}</span>
              </div>,
            ],
      )}
      {more}
    </>
  )
}
