import { useId, useState } from 'react'
import { runtimeConfig } from '#api/runtime-config.ts'
import { t } from '#base/language/words.ts'
import styles from './sign-in.module.css'

type SignInFieldProps = {
  label: string
  hint: string
  name: string
  /** Masked until the user chooses to show it; password managers may fill it in. */
  secret?: boolean
  value: string
  onChange: (value: string) => void
}

/** Plain, because the library's inputs would be a tenth of the sign-in page. */
export function SignInField({ label, hint, name, secret, value, onChange }: SignInFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(!secret)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={secret ? 'current-password' : 'off'}
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that the page is for
          autoFocus={!runtimeConfig.demo}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {secret && (
          <button
            type="button"
            className={styles.show}
            aria-pressed={shown}
            aria-label={t`Show the key`}
            onClick={() => setShown(!shown)}
          >
            <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden>
              <path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0" />
              <path d="M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6" />
              {shown && <path d="M4 4l16 16" />}
            </svg>
          </button>
        )}
      </span>
      <span id={`${id}-hint`} className="small quiet">
        {hint}
      </span>
    </div>
  )
}
