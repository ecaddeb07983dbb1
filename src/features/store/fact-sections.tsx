import type { BuilderProject } from '#api/schemas/builder.ts'
import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { lineText, visibleText } from '#base/text/visible-text.ts'
import { instantOf } from '#base/time/by-time.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import type { ReactNode } from 'react'
import { commaList } from '#base/language/lists.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import styles from './settings-review.module.css'

/** What the platform's page builder holds of the store. It is changed there. */
export function BuilderFacts({ projects }: { projects: readonly BuilderProject[] }) {
  return (
    <FactSection id="builder" title={t`Page builder`}>
      {projects.length === 0 ? (
        <p className="quiet">{t`None`}</p>
      ) : (
        projects.map((project, at) => <Project key={project.id || at} project={project} />)
      )}
    </FactSection>
  )
}

function Project({ project }: { project: BuilderProject }) {
  const { name, urlId, pages, machines, backups, currentWebsite, globalSeo } = project
  const latest = backups.toSorted(
    (a, b) => (instantOf(b.dateCreated) ?? 0) - (instantOf(a.dateCreated) ?? 0),
  )[0]
  return (
    <Facts wide>
      <Fact label={t`Project`}>
        {(name ?? urlId) && <bdi>{lineText(name ?? urlId ?? '')}</bdi>}
      </Fact>
      <Fact label={t({ message: 'Pages', context: 'of a website' })}>
        {pages.length > 0 && <Words words={pages.map(({ path, title }) => path ?? title ?? '—')} />}
      </Fact>
      <Fact label={t`Machines`}>
        {machines.length > 0 && (
          <Words
            words={machines.map(({ name: machine = t`Unnamed`, isTerminated, events }) => {
              const state = stateOf(isTerminated, events)
              return state ? labelled(machine, state) : machine
            })}
          />
        )}
      </Fact>
      <Fact label={t`Last backup`}>
        {latest && (
          <>
            <DateTime value={latest.dateCreated} />{' '}
            {latest.name && <bdi>{lineText(latest.name)}</bdi>}
          </>
        )}
      </Fact>
      <Fact label={t`Backups`}>{formatNumber(backups.length)}</Fact>
      <Fact label={t`Release`}>
        {currentWebsite?.sourceReleaseTag && (
          <bdi className="mono">{lineText(currentWebsite.sourceReleaseTag)}</bdi>
        )}
      </Fact>
      <Fact label={t`Title for search engines`}>
        {globalSeo?.title && <bdi>{lineText(globalSeo.title)}</bdi>}
      </Fact>
      <Fact label={t`Environment variables`}>
        <SetOrNot isSet={project.environmentVariables} />
      </Fact>
    </Facts>
  )
}

function stateOf(
  isTerminated: boolean | undefined,
  events: BuilderProject['machines'][number]['events'],
): string | undefined {
  if (isTerminated) return t`ended`
  const last = events.toSorted(
    (a, b) => (instantOf(b.dateCreated) ?? 0) - (instantOf(a.dateCreated) ?? 0),
  )[0]
  return last?.type && sentenceCase(last.type)
}

type FactSectionProps = { id: string; title: string; children: ReactNode }

/** A read-only section, laid out like the editable ones. */
export function FactSection({ id, title, children }: FactSectionProps) {
  return (
    <section id={id} className={styles.facts} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** More than these are a press away. */
const FEW = 10

/** Words as the service spells them. */
export function Words({ words }: { words: string[] }) {
  const more = words.slice(FEW)
  return (
    <>
      <bdi className="mono">{visibleText(commaList(words.slice(0, FEW)))}</bdi>
      {more.length > 0 && (
        <Disclosure summary={t`and ${more.length} more`}>
          <bdi className="mono">{visibleText(commaList(more))}</bdi>
        </Disclosure>
      )}
    </>
  )
}
