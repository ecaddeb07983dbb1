import { useRef } from 'react'
import { letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { type Assigned, holderOf, holderWords, peopleKnown } from '#model/doing/tickets/assigned.ts'
import { useSeenColleagues } from '#model/hooks/use-colleagues.ts'
import styles from './handling.module.css'

const AssignMenuItems = lazyPart(
  async () => (await import('./assign-menu-items.tsx')).AssignMenuItems,
)

type AssignButtonProps = {
  ticketId: string
  assigned: Assigned
  me: string
  /** Names of the merchant's own people. */
  ours: readonly string[]
  isBusy: boolean
  onAssign: (name: string) => void
}

/** Who has the ticket. One press of A takes it if nobody has. */
export function AssignButton(props: AssignButtonProps) {
  const { ticketId, assigned, me, ours, isBusy, onAssign } = props
  const button = useRef<HTMLSpanElement>(null)
  const here = useSeenColleagues()
  const holder = holderOf(assigned, ticketId)
  const words = holderWords(holder, me)
  const label =
    holder === ''
      ? t`Assigned to nobody (A)`
      : holder === me
        ? t`Assigned to you (A)`
        : t`Assigned to ${visibleText(holder)} (A)`

  useKeyDown((event) => {
    if (letterKey(event) !== 'a' || event.defaultPrevented) return
    event.preventDefault()
    if (isBusy) return
    if (holder === '' && me !== '') onAssign(me)
    else button.current?.querySelector('button')?.click()
  })

  return (
    <span ref={button} className={styles.part}>
      <MenuButton
        className={classNames(styles.action, holder !== '' && styles.held)}
        aria-label={label}
        title={label}
        aria-busy={isBusy}
        wrapperClassName={styles.part}
        menuLabel={t`Who has this ticket`}
        menu={
          <AssignMenuItems
            holder={holder}
            me={me}
            people={peopleKnown({ here, assigned, ours })}
            onAssign={(name) => !isBusy && onAssign(name)}
          />
        }
      >
        <Icon name="customer" size={15} />
        {t`Assign`}
      </MenuButton>
      <output className="sr-only">{holder !== '' && t`Assigned to ${visibleText(words)}`}</output>
    </span>
  )
}
