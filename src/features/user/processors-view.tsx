import type { User } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import type { ProcessorsSearch } from '#model/records/user/account-search.ts'
import styles from './account-sections.module.css'
import { PaymentMethodsCard } from './payment-methods-card.tsx'
import { ProcessorsCard } from './processors-card.tsx'

/** Who takes the payments, and whether each still may. */
export function ProcessorsView({ user, search }: { user: User; search: ProcessorsSearch }) {
  return (
    <div className={styles.sections}>
      <ProcessorsCard user={user} search={search} />
      <PaymentMethodsCard user={user} />
      <p className="quiet small">{t`View only. Change your processors on your platform.`}</p>
    </div>
  )
}
