import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#api/schemas/user.ts'
import { session } from '#api/session.ts'
import { t } from '#base/language/words.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { PartSkeleton } from '#components/page/skeleton.tsx'
import { StaleNote } from '#routes/-list-message.tsx'

type AccountFrameProps = {
  title: string
  /** What is read, as the subject of a sentence. */
  noun: string
  query: UseQueryResult<User>
  /** Beside "Refresh", where there is room for it. */
  action: ReactNode
  /** What merchants may look for here and find elsewhere. */
  elsewhere?: ReactNode
  tabs?: ReactNode
  /** What a key without the right to read the account keeps from the merchant. */
  locked: { title: string; text: string }
  /** While it is read. */
  waiting?: ReactNode
  children: (user: User) => ReactNode
}

/** A page that shows the account's record, or says why it cannot. */
export function AccountFrame(props: AccountFrameProps) {
  const { title, noun, query, action, elsewhere, tabs, locked, children } = props
  const { waiting = <PartSkeleton /> } = props
  const { data, error, isFetching, dataUpdatedAt, refetch } = query
  const isPhone = useIsPhone()
  const retry = () => void refetch()
  return (
    <>
      <PageHeader
        title={title}
        plain={tabs !== undefined}
        facts={elsewhere}
        actions={
          <>
            <RefreshButton updatedAt={dataUpdatedAt} isFetching={isFetching} onRefresh={retry} />
            {!isPhone && action}
          </>
        }
      />
      {tabs}
      <StaleNote query={query} />
      {data ? (
        children(data)
      ) : error ? (
        <ReadProblem query={query} title={t`${noun} didn’t load`} />
      ) : session.current().canReadUser ? (
        waiting
      ) : (
        <EmptyState icon="lock" {...locked} />
      )}
    </>
  )
}
