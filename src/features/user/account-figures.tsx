import { Link } from '@tanstack/react-router'
import type { User } from '#api/schemas/user.ts'
import { plural, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { needsAction, processorState } from '#model/records/user/processor-state.ts'
import styles from './account-figures.module.css'

/** Is the account paid, are its shops open, can they take money, is it safe: at one glance. */
export function AccountFigures({ user }: { user: User }) {
  return (
    <KeyFigures>
      <PlanFigure user={user} />
      <StoresFigure user={user} />
      <ProcessorsFigure user={user} />
      <SafetyFigure user={user} />
    </KeyFigures>
  )
}

function PlanFigure({ user: { plan, subscription } }: { user: User }) {
  const name = plan || subscription?.planId
  const { expiryDate, autoRenew } = subscription ?? {}
  return (
    <KeyFigure
      label={t`Plan`}
      note={
        expiryDate ? (
          <>
            {autoRenew ? t`Renews` : t`Expires`} <DateTime value={expiryDate} />
          </>
        ) : (
          !subscription && t`No subscription`
        )
      }
    >
      {name ? (
        <bdi title={name}>{sentenceCase(name)}</bdi>
      ) : (
        <span className="quiet">{t`Not shown here`}</span>
      )}
    </KeyFigure>
  )
}

function StoresFigure({ user: { stores } }: { user: User }) {
  const inactive = stores.filter(({ isInactive }) => isInactive).length
  return (
    <KeyFigure
      label={t`Stores`}
      note={
        inactive > 0
          ? plural(inactive, { one: '1 inactive', other: `${formatNumber(inactive)} inactive` })
          : stores.length > 0 && t`None inactive`
      }
    >
      {formatNumber(stores.length)}
    </KeyFigure>
  )
}

function ProcessorsFigure({ user: { processors } }: { user: User }) {
  const on = processors.filter((each) => processorState(each) === 'on').length
  const urgent = processors.filter(needsAction).length
  const words = plural(urgent, {
    one: '1 needs action',
    other: `${formatNumber(urgent)} need action`,
  })
  return (
    <KeyFigure
      label={t`Payment processors`}
      note={
        <Link
          to="/processors"
          search={{ show: urgent > 0 ? 'action' : undefined }}
          className={urgent > 0 ? styles.urgent : styles.link}
        >
          {urgent > 0 ? words : t`See all`}
        </Link>
      }
    >
      {on === 0 ? t`None on` : plural(on, { one: '1 on', other: `${formatNumber(on)} on` })}
    </KeyFigure>
  )
}

function SafetyFigure({ user }: { user: User }) {
  const { twoFactorEnabled, passkeyEnabled, lastPasswordUpdate } = user
  const isSafe = twoFactorEnabled || passkeyEnabled
  return (
    <KeyFigure
      label={t`Sign-in`}
      note={
        lastPasswordUpdate && (
          <>
            <Trans>
              Password changed <DateTime value={lastPasswordUpdate} />
            </Trans>
          </>
        )
      }
    >
      {isSafe === undefined ? (
        <span className="quiet">{t`Not shown here`}</span>
      ) : isSafe ? (
        t`Two factors`
      ) : (
        t`Password only`
      )}
    </KeyFigure>
  )
}
