import { causeOf } from './cause.ts'
import { EnvironmentError } from './environment.ts'
import type { Log } from './log.ts'
import type { Store } from './store.ts'

type Secrets = { sessionSecrets: readonly string[]; redisUrl: string | undefined }

export type ReloadOptions = {
  read: () => Secrets
  before: Secrets
  log: Log
  useSecrets: (secrets: readonly string[]) => void
  connect: (redisUrl: string) => Promise<Store>
  replaceStore: (store: Store) => void
  useTeamFile: (() => void) | undefined
  reopenAudit: (() => Promise<void>) | undefined
}

/** While the secrets are wrong, the host keeps the old. */
export function createReload({
  read,
  before,
  log,
  useTeamFile,
  reopenAudit,
  ...options
}: ReloadOptions) {
  let { redisUrl } = before

  function readTeamAgain(useFile: () => void) {
    try {
      useFile()
      log.info({ event: 'reload' }, 'SIGHUP: TEAM_FILE has been read again.')
    } catch (error) {
      log.error({ event: 'reload' }, `SIGHUP: the team stays as it was. ${reasonOf(error)}`)
    }
  }

  async function openAuditAgain(reopen: () => Promise<void>) {
    try {
      await reopen()
      log.info({ event: 'reload' }, 'SIGHUP: AUDIT_FILE has been opened again.')
    } catch (error) {
      log.error({ event: 'reload' }, `SIGHUP: AUDIT_FILE stays as it was. ${reasonOf(error)}`)
    }
  }

  return async () => {
    if (reopenAudit) await openAuditAgain(reopenAudit)
    if (useTeamFile) readTeamAgain(useTeamFile)
    try {
      const next = read()
      if (next.redisUrl !== undefined && next.redisUrl !== redisUrl) {
        const store = await options.connect(next.redisUrl)
        await store.check()
        options.replaceStore(store)
        redisUrl = next.redisUrl
      }
      if (next.sessionSecrets.length > 0) options.useSecrets(next.sessionSecrets)
      log.info({ event: 'reload' }, 'SIGHUP: the secrets have been read again.')
    } catch (error) {
      log.error({ event: 'reload' }, `SIGHUP: the secrets stay as they were. ${reasonOf(error)}`)
    }
  }
}

const reasonOf = (error: unknown) =>
  error instanceof EnvironmentError ? error.message : causeOf(error)
