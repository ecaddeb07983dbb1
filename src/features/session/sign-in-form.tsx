import { type FormEvent, Suspense, lazy, useState } from 'react'
import { type ApiError, toApiError } from '#api/errors.ts'
import { runtimeConfig, type RuntimeConfig } from '#api/runtime-config.ts'
import { session } from '#api/session.ts'
import { sentence, sentences } from '#base/language/sentences.ts'
import { labels, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { SignInField } from './sign-in-field.tsx'
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
