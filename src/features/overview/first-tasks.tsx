import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { keyText } from '#base/text/key-text.ts'
import { Button } from '#components/controls/button.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { firstRun, type FirstTask, firstTasks } from '#model/reading/overview/first-run.ts'
import styles from './first-run.module.css'

type FirstTasksProps = { storeId: string; onHide: () => void }

export function FirstTasks({ storeId, onHide }: FirstTasksProps) {
  const { done } = useStore(firstRun)
  const next = firstTasks.find((task) => done[task] === undefined)
  const ticked = firstTasks.filter((task) => done[task] !== undefined)
  function hide() {
    onHide()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  const look = (task: FirstTask) =>
    ({ size: 'compact-sm', variant: task === next ? 'filled' : 'default' }) as const
  const tasks: Record<FirstTask, { title: string; text: string; door: ReactNode }> = {
    find: {
      title: t`Find anything`,
      text: t`Press ${keyText('Ctrl K')} and paste an order ID, an email or a key.`,
      door: (
        <Button {...look('find')} aria-haspopup="dialog" onClick={() => overlay.set('search')}>
          {t`Search`}
        </Button>
      ),
    },
    waiting: {
      title: t`See who is waiting`,
      text: t`Counter looks through your customers for open tickets.`,
      door: (
        <ButtonLink {...look('waiting')} to="/stores/$storeId/tickets" params={{ storeId }}>
          {t`Open Tickets`}
        </ButtonLink>
      ),
    },
    fix: {
      title: t`Check what needs fixing`,
      text: t`Undelivered orders, stock running out, coupons that ended.`,
      door: (
        <ButtonLink {...look('fix')} to="/stores/$storeId/checks" params={{ storeId }}>
          {t`Open To fix`}
        </ButtonLink>
      ),
    },
  }
  return (
    <Card
      title={t`Three things to try`}
      aside={<output>{t`${ticked.length} of ${firstTasks.length} done`}</output>}
      actions={
        <Button variant="subtle" color="gray" size="xs" onClick={hide}>
          {t`Hide`}
        </Button>
      }
    >
      <ol className={styles.tasks}>
        {firstTasks.map((task, at) => (
          <li key={task} className={styles.task} aria-current={task === next ? 'step' : undefined}>
            <span className={styles.glyph} data-done={done[task] !== undefined} aria-hidden>
              {done[task] === undefined ? at + 1 : <Icon name="check" size={14} />}
            </span>
            <h3 className={styles.title}>{tasks[task].title}</h3>
            <p className={styles.text}>{tasks[task].text}</p>
            <span className={styles.door}>
              {done[task] === undefined ? (
                tasks[task].door
              ) : (
                <span className="small quiet">
                  <Trans>
                    Done <DateTime value={done[task]} />
                  </Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
