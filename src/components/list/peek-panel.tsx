import { type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { marksBody } from '#components/values/marks.ts'
import styles from './peek-panel.module.css'
import { Skeleton } from '#components/page/skeleton.tsx'
import { CopyWords } from '#components/text/copy-words.tsx'

type PeekPanelProps = {
  /** What the record is: "Order". */
  kind: string
  id: string
  neighbours: ReactNode
  /** The record's own page, or its place in the list if it has none. */
  link: LinkProps
  hasPage: boolean
  onClose: () => void
  children: ReactNode
}

const marksPanel = marksBody('data-has-panel')

/** A record beside its list. It takes no focus of its own accord. */
export function PeekPanel({
  kind,
  id,
  neighbours,
  link,
  hasPage,
  onClose,
  children,
}: PeekPanelProps) {
  return (
    <aside
      ref={marksPanel}
      className={styles.panel}
      aria-label={`${kind} ${id.slice(0, 8)}`}
      data-peek-panel
      data-off-paper
    >
      <header className={styles.head}>
        <span className="row quiet gap-6 mono-face">
          <bdi>{id.slice(0, 8)}</bdi>
          <CopyButton value={id} what={t`ID`} inline />
        </span>
        <span className="at-end row near">
          {neighbours}
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </span>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        {hasPage && (
          <ButtonLink {...link} variant="default" size="xs">
            <Trans>
              Open <kbd aria-hidden>Enter</kbd>
            </Trans>
          </ButtonLink>
        )}
        <CopyLink link={link} />
        <span className={styles.keys} aria-hidden>
          <Trans>
            <kbd>J</kbd> <kbd>K</kbd> move <kbd>Space</kbd> close
          </Trans>
        </span>
      </footer>
    </aside>
  )
}

function CopyLink({ link }: { link: LinkProps }) {
  const router = useRouter()
  return (
    <CopyWords
      variant="subtle"
      color="gray"
      icon="link"
      iconSize={15}
      words={t`Copy link`}
      text={() => new URL(router.buildLocation(link).publicHref, location.href).href}
    />
  )
}

type PeekSectionProps = { title: string; aside?: ReactNode; children: ReactNode }

export function PeekSection({ title, aside, children }: PeekSectionProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {title} {aside && <span className={styles.aside}>{aside}</span>}
      </h3>
      {children}
    </section>
  )
}

type PeekLineProps = {
  children: ReactNode
  aside?: ReactNode
  end?: ReactNode
}

export function PeekLine({ children, aside, end }: PeekLineProps) {
  return (
    <li className={styles.item}>
      <span className="grow breaks">{children}</span>
      {aside && <span className="quiet">{aside}</span>}
      {end && <span className="strong">{end}</span>}
    </li>
  )
}

export const PeekRest = ({ children }: { children: ReactNode }) => (
  <div className={styles.rest}>{children}</div>
)

export function PeekSkeleton() {
  return (
    <div className={styles.section} aria-busy>
      {['100%', '72%', '88%', '64%'].map((width) => (
        <span key={width} className={styles.line}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  )
}

type PeekFailureProps = { text: string; code: string | undefined; onRetry: () => void }

/** The list stays usable: what it knows is still shown above. */
export function PeekFailure({ text, code, onRetry }: PeekFailureProps) {
  return (
    <div className={styles.section} role="alert">
      <Note tone="danger" action={{ label: t`Try again`, onClick: onRetry }}>
        {sentences([text, code !== undefined && t`Quote code ${code}.`])}
      </Note>
    </div>
  )
}
