import type { Finding } from './doctor.ts'
import { lossWords, readAnswer, readWhole } from './platform-ask.ts'
import { readService } from './service-read.ts'

const LONGEST = 20_000
/** `Date` has whole seconds. */
const CLOCK_RESOLUTION = 1_000
const CLOCK_OFF = 10_000
const CLOCK_WRONG = 5 * 60_000

/** One read, whose answer also tells the platform's time. */
export async function platformFindings(
  baseUrl: string,
  key: string,
  signal: AbortSignal,
): Promise<Finding[]> {
  const limit = AbortSignal.timeout(LONGEST)
  const before = Date.now()
  try {
    const answer = await readService({
      address: new URL(`${baseUrl}/user`),
      key,
      signal: AbortSignal.any([signal, limit]),
    })
    const after = Date.now()
    const read = readAnswer(answer, await readWhole(answer))
    const platform = platformFinding(answer.status, read, { key, baseUrl, ms: after - before })
    return [platform, clockFinding(answer.headers.get('date'), (before + after) / 2)]
  } catch (error) {
    const words = `${baseUrl}: ${lossWords(error, limit.aborted, LONGEST)}.`
    return [
      { state: 'fail', about: 'Platform', words },
      {
        state: 'skip',
        about: 'Clock',
        words: 'compared with the platform’s, which did not answer.',
      },
    ]
  }
}

type Asked = { key: string; baseUrl: string; ms: number }

function platformFinding(
  status: number,
  read: ReturnType<typeof readAnswer>,
  { key, baseUrl, ms }: Asked,
): Finding {
  const about = 'Platform'
  const answers = `${baseUrl} answers in ${ms} ms`
  if (!key && (status === 401 || status === 403)) {
    const words = `${answers}, and asks for a key (${status}). With COUNTER_API_KEY one is tried.`
    return { state: 'ok', about, words }
  }
  if (read.kind === 'answer') {
    return { state: 'ok', about, words: `${answers}${key && ', and takes the key'}.` }
  }
  if (read.kind !== 'refused') return { state: 'fail', about, words: `${baseUrl}: ${read.why}.` }
  if (status === 403) {
    const words = `${answers}; the key may not read the account (403), so sign in with a store’s ID.`
    return { state: 'ok', about, words }
  }
  const words = `${answers}, but with ${status}. Look whether your platform is well.`
  return { state: 'warn', about, words }
}

/** A host's clock ends sessions, and hosts of one store must agree to within an hour. */
function clockFinding(date: string | null, now: number): Finding {
  const about = 'Clock'
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) {
    return { state: 'skip', about, words: 'the platform does not tell its time (Date).' }
  }
  const difference = now - theirs - CLOCK_RESOLUTION / 2
  const off = Math.abs(difference)
  if (off < CLOCK_OFF) return { state: 'ok', about, words: 'agrees with the platform’s.' }
  const words = `${Math.round(off / 1000)} s ${difference > 0 ? 'ahead of' : 'behind'} the platform’s. Let this machine set it by NTP.`
  return { state: off < CLOCK_WRONG ? 'warn' : 'fail', about, words }
}
