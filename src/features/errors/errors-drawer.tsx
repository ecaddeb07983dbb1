// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Drawer, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import { Button } from '#components/controls/button.tsx'
import { useStore } from '#base/storage/store.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { useFocusBack } from '#components/overlays/focus.ts'
import { Private } from '#components/text/private.tsx'
import { Tag } from '#components/values/tag.tsx'
import { errorLog, errorText, type LoggedError, MOST_ERRORS } from '#model/doing/errors/log.ts'
import '#components/controls/forced-colors.css'
import styles from './errors-drawer.module.css'
import { CopyWords } from '#components/text/copy-words.tsx'

type ErrorsDrawerProps = { onClose: () => void; onRetry: (error: LoggedError) => void }
type Kind = 'all' | 'reading' | 'changing'

export function ErrorsDrawer({ onClose, onRetry }: ErrorsDrawerProps) {
  useFocusBack()
  const [kind, setKind] = useState<Kind>('all')
  const all = useStore(errorLog)
  const reading = all.filter(({ isWrite }) => !isWrite)
  const changing = all.filter(({ isWrite }) => isWrite)
  const shown = { all, reading, changing }[kind]
  return (
    <Mantine>
      <Drawer
        opened
        onClose={onClose}
        position="right"
        size={460}
        title={
          <>
            {t`Errors`}
            {all.length > 0 && (
              <span className="small quiet regular">
                {' '}
                <Trans>the last {MOST_ERRORS}, in this tab</Trans>
              </span>
            )}
          </>
        }
        closeButtonProps={{ 'aria-label': t`Close` }}
        classNames={{
          header: styles.header,
          title: styles.heading,
          body: styles.body,
          content: styles.content,
        }}
      >
        {all.length === 0 ? (
          <EmptyState
            icon="check"
            title={t`No errors in this tab`}
            text={t`The last ${MOST_ERRORS} are listed here until you reload or close the tab.`}
            heading="h3"
          />
        ) : (
          <>
            <div className={styles.bar}>
              <SegmentedControl
                aria-label={t`Kind`}
                value={kind}
                onChange={setKind}
                data={[
                  { value: 'all', label: t`All ${all.length}` },
                  { value: 'reading', label: t`Reading ${reading.length}` },
                  { value: 'changing', label: t`Changing ${changing.length}` },
                ]}
              />
              <Button
                variant="transparent"
                size="compact-sm"
                style={{ color: 'var(--c-accent-text)' }}
                onClick={errorLog.clear}
              >
                {t`Clear`}
              </Button>
            </div>
            <ul>
              {shown.map((error) => (
                <LoggedErrorRow key={error.id} error={error} onRetry={onRetry} />
              ))}
            </ul>
            <footer className={styles.footer}>
              <span>{t`A copy holds time, action and code. No keys, no customer data.`}</span>
              <CopyWords
                icon="copy"
                words={t`Copy all`}
                text={() => shown.map(errorText).join('\n\n')}
              />
            </footer>
          </>
        )}
      </Drawer>
    </Mantine>
  )
}

type LoggedErrorRowProps = { error: LoggedError; onRetry: (error: LoggedError) => void }

function LoggedErrorRow({ error, onRetry }: LoggedErrorRowProps) {
  const { title, message, code, reference, count, at, queryKey } = error
  return (
    <li className={styles.error}>
      <p className={styles.first}>
        <span className="grow strong">{title}</span>
        {count > 1 && <Tag>×{count}</Tag>}
        <span className="quiet small">
          <DateTime value={at} />
        </span>
      </p>
      <p className="secondary breaks">
        <Private>{message}</Private>
      </p>
      <p className="row wraps near above-1">
        {code ? (
          <bdi className={styles.code}>{code}</bdi>
        ) : (
          <span className="quiet">{t`no code`}</span>
        )}
        <span className="quiet small mono">{reference}</span>
        <span className={styles.actions}>
          {queryKey && (
            <Button
              variant="transparent"
              size="compact-xs"
              style={{ color: 'var(--c-accent-text)' }}
              aria-label={t`Try again: ${title}`}
              onClick={() => onRetry(error)}
            >
              {t`Try again`}
            </Button>
          )}
          <CopyWords
            variant="transparent"
            size="compact-xs"
            style={{ color: 'var(--c-accent-text)' }}
            aria-label={t`Copy for support: ${title}`}
            words={t`Copy for support`}
            text={() => errorText(error)}
          />
        </span>
      </p>
    </li>
  )
}
