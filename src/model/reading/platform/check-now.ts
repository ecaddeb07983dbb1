import { askPlatform } from '#api/ask-platform.ts'
import { checkPlatform } from '#api/platform/check.ts'
import { session } from '#api/session.ts'
import { noteCheck, notePoint } from './learned.ts'

type Checking = Pick<Parameters<typeof checkPlatform>[0], 'storeId' | 'signal' | 'wait' | 'onRead'>

/** Asks the platform and keeps what it answered; what came before a stop is kept as well. */
export async function checkNow(checking: Checking) {
  const isSameAccount = session.sameAccount()
  const { findings, reads, stopped } = await checkPlatform({
    ...checking,
    ask: askPlatform,
    now: () => performance.now(),
    onFound: (finding) => void (isSameAccount() && notePoint(finding)),
  })
  if (isSameAccount()) noteCheck(findings, { at: Date.now(), reads, stopped })
}
