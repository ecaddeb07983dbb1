import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import { Trans } from '#components/text/trans.tsx'
import { answerWhetherOurs } from '#model/reading/memory/staff.ts'
import styles from './tickets-column.module.css'

type StaffQuestionProps = { storeId: string; name: string | undefined }

/** Messages carry only a name, so the merchant says once whose it is. */
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
