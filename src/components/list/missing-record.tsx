import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import type { Problem } from '#base/text/problem.ts'
import { EmptyState } from './empty-state.tsx'
import { ProblemFacts } from './error-panel.tsx'
import styles from './list-states.module.css'
import { CopyWords } from '#components/text/copy-words.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'

type MissingRecordProps = {
  id: string
  problem: Problem
  /** What leads on. */
  children: ReactNode
}

/** A record that isn’t there is no failure: one sentence, and the code for those who ask. */
export function MissingRecord({ id, problem, children }: MissingRecordProps) {
  return (
    <div role="alert">
      <EmptyState
        title={problem.title}
        text={<bdi className="mono">{visibleText(id)}</bdi>}
        action={children}
      />
      <div className={styles.details}>
        <Disclosure summary={t`Details`} isShort>
          <div className={styles.told}>
            <bdi>{problem.message}</bdi>
            <ProblemFacts problem={problem} />
            <CopyWords
              variant="subtle"
              color="gray"
              words={t`Copy details`}
              text={() => problem.details}
            />
          </div>
        </Disclosure>
      </div>
    </div>
  )
}
