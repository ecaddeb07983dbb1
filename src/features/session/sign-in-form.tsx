import { type FormEvent, Suspense, lazy, useState, useId } from 'react'
import { type ApiError, toApiError } from '#api/errors.ts'
import { runtimeConfig, type RuntimeConfig } from '#api/runtime-config.ts'
import { session } from '#api/session.ts'
import { sentence, sentences } from '#base/language/sentences.ts'
import { labels, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import styles from './sign-in.module.css'

const RememberChoice = lazy(async () => ({
  default: (await import('./remember-choice.tsx')).RememberChoice,
}))

/** A key that may not read the user needs a store id, because its stores cannot be listed. */
export function SignInForm() {
  const [apiKey, setApiKey] = useState('')
  const [storeId, setStoreId] = useState('')
  const [remember, setRemember] = useState(false)
  const [working, setWorking] = useState<'key' | 'demo'>()
  const [error, setError] = useState<ApiError>()
  const needsStore = error?.code === 'STORE_ID_NEEDED' || storeId !== ''

  async function connect(kind: 'key' | 'demo', attempt: () => Promise<void>) {
    if (working) return
    setWorking(kind)
    setError(undefined)
    try {
      await attempt()
    } catch (failure) {
      setError(toApiError(failure, 'signIn'))
    }
    setWorking(undefined)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void connect('key', () =>
      session.signIn({ apiKey, storeId: storeId.trim() || undefined, remember }),
    )
  }

  return (
    <form className="stack roomy" aria-label={t`Sign in`} onSubmit={onSubmit} noValidate>
      {runtimeConfig.demo && (
        <>
          <Button
            size="lg"
            fullWidth
            loading={working === 'demo'}
            onClick={() => void connect('demo', () => session.openDemo())}
          >
            {t`Open the demo store`}
          </Button>
          <span className={styles.or}>{t`or`}</span>
        </>
      )}
      <SignInField
        label={t`API key`}
        hint={t`The key you use with your platform’s API`}
        name="api-key"
        secret
        value={apiKey}
        onChange={setApiKey}
      />
      {needsStore && (
        <SignInField
          label={labels.storeId}
          hint={t`Find it in your platform’s settings: 8-4-4-4-12 characters`}
          name="store-id"
          value={storeId}
          onChange={setStoreId}
        />
      )}
      {error && (
        <p className={styles.problem} role="alert" data-question={needsStore || undefined}>
          {problemOf(error)}
        </p>
      )}
      {runtimeConfig.mode === 'static' && (
        <Suspense>
          <RememberChoice isChosen={remember} onChange={setRemember} />
        </Suspense>
      )}
      <Button
        type="submit"
        size="lg"
        variant={runtimeConfig.demo ? 'default' : 'filled'}
        fullWidth
        loading={working === 'key'}
      >
        {t`Sign in`}
      </Button>
      <p className="small quiet">{keyLocationText(runtimeConfig)}</p>
    </form>
  )
}

/** Tells the merchant where the key is kept, which depends on how Counter is deployed. */
function keyLocationText({ mode, demo, service }: RuntimeConfig): string {
  if (demo) {
    return t`This is a demo. Nothing here is real.`
  }
  if (mode === 'static' && !globalThis.isSecureContext) {
    return t`This page came over plain http, where others can read a key. Open Counter over https to sign in.`
  }
  return mode === 'host'
    ? t`Connected to ${service}. You stay signed in for up to 8 hours. Your key never reaches the page.`
    : t`Connected to ${service}. Your key stays in this page’s memory and is gone when you reload.`
}

/** Says why the sign-in failed and what to do about it. */
function problemOf(error: ApiError): string {
  const code = error.code && t`Code ${error.code}.`
  switch (error.code) {
    case 'STORE_ID_NEEDED':
      return t`The key works, but it can’t list your stores. Enter the ID of a store to open it.`
    case 'KEY_MALFORMED':
      return error.message
    case 'KEY_REFUSED':
      return sentences([
        t`This key wasn’t accepted: ${sentence(error.message)} Check that it’s complete and allowed from this server’s address.`,
        code,
      ])
    default:
      return sentences([error.message, code])
  }
}

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
