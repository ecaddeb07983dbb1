import { useEffect, useState } from 'react'
import { runtimeConfig } from '#api/runtime-config.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Trans } from '#components/text/trans.tsx'
import styles from './preferences-form.module.css'
import { storedItems, unknownNames } from './stored-items.ts'

const forms = { sealed: t`Encrypted`, ids: t`Ids only`, plain: t`Readable` }

export function StoredData() {
  const unknown = useUnknownNames()
  const { key, ...others } = storedItems
  const items = runtimeConfig.mode === 'static' ? { key, ...others } : others
  return (
    <div className={styles.kinds}>
      <Disclosure summary={<span className="strong">{t`Everything stored`}</span>}>
        <div className={styles.inside}>
          <p className="small quiet">
            {t`Everything that Counter stores. Signing out, or another API key, deletes it from this browser, except for preferences, saved replies, saved views and changes under way.`}
          </p>
          <ul className={styles.stored} aria-label={t`In this browser`}>
            {Object.values(items).map(({ title, text, form, until }) => (
              <li key={title}>
                <b className="strong">{title}</b> {text}
                <p className="small quiet">
                  {forms[form]} · {until}
                </p>
              </li>
            ))}
            {unknown.length > 0 && (
              <li>
                <Trans>
                  <b className="strong">Not Counter’s</b> An extension or another program stored:{' '}
                  <bdi>{commaList(unknown)}</bdi>
                </Trans>
              </li>
            )}
          </ul>
          {runtimeConfig.mode === 'host' ? <OnServer /> : <WithoutServer />}
        </div>
      </Disclosure>
    </div>
  )
}

function OnServer() {
  return (
    <p className="small quiet">
      {t`Your API key lies encrypted in a cookie that no script can read: for 30 minutes without use, 8 hours at most, and never longer than the browser is open. Counter’s server stores the id of each change until the session ends, and its answer, encrypted, for 15 minutes. It also stores which colleague has which ticket, by the name you chose and the ticket’s ID, for at most 90 days.`}
    </p>
  )
}

function WithoutServer() {
  return (
    <p className="small quiet">
      {t`Your API key stays in this page’s memory, unless you keep it for the tab. There is no server of Counter’s.`}
    </p>
  )
}

function useUnknownNames(): string[] {
  const [unknown, setUnknown] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    void storedNames().then((names) => isCurrent && setUnknown(unknownNames(names)))
    return () => void (isCurrent = false)
  }, [])
  return unknown
}

/** Blocked storage cannot hold anything. */
async function storedNames(): Promise<string[]> {
  try {
    const databases = await indexedDB.databases()
    const names = databases.map(({ name = '' }) => name)
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...names]
  } catch {
    return []
  }
}
