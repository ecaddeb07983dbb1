import { type ReactNode, useId } from 'react'
import { useRouterEvent } from '#base/browser/use-router-event.ts'
import { plural, t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { Button } from '#components/controls/button.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import {
  areTasksAwaited,
  firstRun,
  type FirstTask,
  firstTasks,
  noteVisit,
} from '#model/reading/overview/first-run.ts'
import { focusInstead } from '#components/page/page-focus.ts'
import styles from './overview-page.module.css'

type FirstTasksProps = { storeId: string; onHide: () => void }

export function FirstTasks({ storeId, onHide }: FirstTasksProps) {
  const titleId = useId()
  // The companion, which notes it from any page, may not have loaded yet.
  useRouterEvent('onBeforeLoad', ({ toLocation }) => noteVisit(toLocation))
  const { done } = useStore(firstRun)
  const next = firstTasks.find((task) => done[task] === undefined)
  const ticked = firstTasks.filter((task) => done[task] !== undefined)
  function hide() {
    onHide()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  const look = (task: FirstTask) =>
    ({ size: 'compact-sm', variant: task === next ? 'filled' : 'default' }) as const
  const doors: Record<FirstTask, ReactNode> = {
    find: (
      <Button {...look('find')} aria-haspopup="dialog" onClick={() => overlay.set('search')}>
        {titles.find}
      </Button>
    ),
    waiting: (
      <ButtonLink {...look('waiting')} to="/stores/$storeId/tickets" params={{ storeId }}>
        {titles.waiting}
      </ButtonLink>
    ),
    fix: (
      <ButtonLink {...look('fix')} to="/stores/$storeId/to-fix" params={{ storeId }}>
        {titles.fix}
      </ButtonLink>
    ),
  }
  return (
    <section className={styles.row} aria-labelledby={titleId} tabIndex={-1} ref={focusAwaited}>
      <h2 id={titleId} className={styles.firstTitle}>
        {t`Three things to try`}
      </h2>
      <output className="small quiet">
        {plural(ticked.length, {
          one: `1 of ${firstTasks.length} done`,
          other: `${ticked.length} of ${firstTasks.length} done`,
        })}
      </output>
      <ol className={styles.tasks}>
        {firstTasks.map((task) => (
          <li key={task} aria-current={task === next ? 'step' : undefined}>
            {done[task] === undefined ? (
              doors[task]
            ) : (
              <span className={styles.done}>
                <Icon name="check" size={14} /> {titles[task]}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={hide}>
        {t`Hide`}
      </Button>
    </section>
  )
}

/** Whoever asks for the tasks in Help is led to them, and not to the page’s heading. */
function focusAwaited(card: HTMLElement | null) {
  if (card && areTasksAwaited()) focusInstead(card)
}

const titles: Record<FirstTask, string> = {
  find: t`Find anything`,
  waiting: t`See who is waiting`,
  fix: t`Check what needs fixing`,
}
