import type { ComponentProps } from 'react'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorPanel } from './error-panel.tsx'
import type { ListView } from './list-page.tsx'

/** What stands for a list that has nothing, whatever is asked for. */
export type EmptyWords = Partial<ComponentProps<typeof EmptyState>>

type MessageView = Pick<ListView, 'rows' | 'problem' | 'retry'> &
  Partial<Pick<ListView, 'page' | 'pages' | 'isFiltered' | 'unseen' | 'clear' | 'change'>> & {
    empty?: EmptyWords
  }

export function listMessage(list: MessageView) {
  const { rows, problem, page = 1, pages, isFiltered, unseen, clear, change, retry } = list
  if (!rows) {
    // Reading again would not find it.
    return (
      problem && (
        <ErrorPanel problem={problem} onRetry={problem.status === 404 ? undefined : retry} />
      )
    )
  }
  if (rows.length > 0) return undefined
  if (page > 1) {
    const last = pages ?? 1
    return (
      <EmptyState
        title={
          !pages
            ? t`There is no such page`
            : plural(last, { one: 'There is only 1 page', other: `There are only ${last} pages` })
        }
        action={
          <Button variant="default" size="xs" onClick={() => change?.({ page: last })}>
            <Trans>Go to page {last}</Trans>
          </Button>
        }
      />
    )
  }
  if (!isFiltered) return <EmptyState title={t`Nothing here yet`} {...list.empty} />
  return (
    <EmptyState
      title={sentences(unseen ?? []) || t`Nothing matches these filters`}
      action={
        <Button variant="default" size="xs" onClick={clear}>
          {t`Clear filters`}
        </Button>
      }
    />
  )
}
