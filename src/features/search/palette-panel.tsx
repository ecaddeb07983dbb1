import { useRouter } from '@tanstack/react-router'
import type { CopyState } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { Money } from '#components/values/money.tsx'
import { Private } from '#components/text/private.tsx'
import { ordersLink } from '#model/reading/links/order-links.ts'
import type { Found } from '#model/reading/search/found.ts'
import styles from './palette.module.css'

type PalettePanelProps = {
  found: Found
  storeId: string | undefined
  storeCurrency: string | undefined
  copied: CopyState
  onCopy: (text: string) => void
  onOpen: (href: string) => void
  open: () => void
}

export function PalettePanel(props: PalettePanelProps) {
  const { found, storeId, storeCurrency, copied, onCopy, onOpen, open } = props
  const { title, isPrivate, amount, facts, id, email, places = [] } = found
  const router = useRouter()
  return (
    <section className={styles.panel} aria-label={t`Highlighted result`}>
      <p className={styles.title}>{isPrivate ? <Private>{title}</Private> : <bdi>{title}</bdi>}</p>
      {amount?.value !== undefined && (
        <p className={styles.figure}>
          <Money amount={amount.value} currency={amount.currency} storeCurrency={storeCurrency} />
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <button type="button" onClick={open}>
          {t({ message: 'Open', context: 'verb' })}
        </button>
        {places.map(({ label, link }) => (
          <button key={label} type="button" onClick={() => onOpen(router.buildLocation(link).href)}>
            {label}
          </button>
        ))}
        {email && storeId && (
          <button
            type="button"
            onClick={() => onOpen(router.buildLocation(ordersLink(storeId, { email })).href)}
          >
            {t`Orders with this email`}
          </button>
        )}
        {email && (
          <button type="button" onClick={() => onCopy(email)}>
            {t`Copy email`}
          </button>
        )}
        {id && (
          <button type="button" onClick={() => onCopy(id)}>
            {copied === 'copied' ? t`Copied` : t`Copy ID`}
          </button>
        )}
      </div>
    </section>
  )
}
