import { setColourScheme, useColourScheme } from '#base/browser/colour-scheme.ts'
import { t } from '#base/language/words.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.css'

const ledger = [
  539.45, 245.6, 548.55, 632.3, 277.8, 232.35, 108.5, 481.1, 2176.3, 55.15, 1914.7, 579.7, 2398.35,
  120.6, 1130.95, 35.8, 108.45, 1626.2, 850.05, 33.6, 517.9, 77.9, 520.75, 123.25,
]
// Drawn, and nobody's amounts: a formatter would cost the first page its size.
// oxlint-disable-next-line words/signs
const figure = (amount: number) => amount.toFixed(2).replace(/\B(?=\d{3}\.)/, ',')
const schemes = [
  ['light', t`Light`],
  ['dark', t`Dark`],
  ['auto', t`Same as device`],
] as const

export function SignInPage() {
  const colourScheme = useColourScheme()
  return (
    <div className={styles.page}>
      <title>{t`Sign in · Counter`}</title>
      <div className={styles.side}>
        <header className={styles.brand}>
          <Mark />
          {t`Counter`}
        </header>
        <main className={styles.form}>
          <h1>{t`Sign in with your API key`}</h1>
          <p className={styles.lead}>
            {t`See orders, customers and tickets of your stores in one place. Refunds, replies and settings need more rights.`}
          </p>
          <SignInForm />
        </main>
        <footer className={styles.schemes}>
          {schemes.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={colourScheme === value}
              onClick={() => setColourScheme(value)}
            >
              {label}
            </button>
          ))}
        </footer>
      </div>
      <Ledger />
    </div>
  )
}

/** A decorative column of amounts, hidden from screen readers. */
function Ledger() {
  const total = ledger.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
  return (
    <div className={styles.art} aria-hidden>
      <div className={styles.ledger}>
        <ul>
          {ledger.map((amount) => (
            <li key={amount}>{figure(amount)}</li>
          ))}
        </ul>
        <div className={styles.total}>{figure(total)}</div>
      </div>
    </div>
  )
}

function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 24 24" fill="var(--c-on-accent)" aria-hidden>
      <rect width="24" height="24" rx="6" fill="var(--c-accent)" />
      <rect x="9" y="6.25" width="9" height="2.5" rx=".6" opacity=".55" />
      <rect x="6" y="10.5" width="12" height="2.5" rx=".6" opacity=".55" />
      <rect x="11.5" y="15.25" width="6.5" height="2.5" rx=".6" />
    </svg>
  )
}
