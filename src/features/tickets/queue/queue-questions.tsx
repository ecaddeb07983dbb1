import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Private } from '#components/text/private.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import { Trans } from '#components/text/trans.tsx'
import { type FoundCustomer, findCustomer } from '#model/doing/tickets/find-customer.ts'
import { ticketLink } from './ticket-groups.ts'
import { answerWhetherOurs } from '#model/reading/memory/staff.ts'
import styles from './tickets-column.module.css'

type LookUpProps = { storeId: string; text: string }

/** Asks the platform for a customer whose tickets were not read yet, and opens them. */
export function LookUp({ storeId, text }: LookUpProps) {
  const navigate = useNavigate()
  const [isLooking, setIsLooking] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function look() {
    setIsLooking(true)
    setFailure(undefined)
    const found: FoundCustomer | 'failed' = await findCustomer(storeId, text).catch(() => 'failed')
    setIsLooking(false)
    if (found === 'failed') return setFailure(t`Your platform didn’t answer. Try again.`)
    if (!found) return setFailure(t`Your platform knows no customer with this email or ID.`)
    const [only, ...others] = found.ticketIds
    if (only !== undefined && others.length === 0) {
      return navigate(ticketLink(storeId, { id: only, customerId: found.id }))
    }
    return navigate({
      to: '/stores/$storeId/customers/$customerId',
      params: { storeId, customerId: found.id },
    })
  }

  return (
    <>
      <Button size="xs" loading={isLooking} onClick={() => void look()}>
        <span>
          <Trans>
            Look for <Private>{visibleText(text.slice(0, 60))}</Private> on your platform
          </Trans>
        </span>
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}

type StaffQuestionProps = { storeId: string; name: string | undefined }

/** Messages carry only a name, so the merchant says once whose it is; at the foot, where it moves no ticket. */
export function StaffQuestion({ storeId, name }: StaffQuestionProps) {
  if (!name) return null
  return (
    <p className={styles.question}>
      <span>
        <Trans>
          Is <bdi>{visibleText(name.slice(0, 60))}</bdi> on your team?
        </Trans>
      </span>
      <Button
        variant="default"
        size="compact-xs"
        onClick={() => answerWhetherOurs(storeId, name, true)}
      >
        {t`Yes`}
      </Button>
      <Button
        variant="default"
        size="compact-xs"
        onClick={() => answerWhetherOurs(storeId, name, false)}
      >
        {t`No`}
      </Button>
    </p>
  )
}
