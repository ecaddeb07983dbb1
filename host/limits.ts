import { QUIET_AFTER } from '#api/quiet-after.ts'
import { UNNOTICED } from './pauses.ts'

const minute = 60_000
const megabyte = 1_000_000

/** Times in milliseconds, sizes in bytes. Tests shrink them. */
export const defaultLimits = {
  read: minute,
  listAll: 2 * minute,
  signIn: 20_000,
  answer: 25 * megabyte,
  listAllAnswer: 256 * megabyte,
  /** How much of an answer that may hold secrets must have arrived before the page gets any of it. */
  gathered: megabyte,
  body: 256_000,
  target: 8_000,
  /**
   * From its arrival, which may be as late as a pause goes unnoticed, until it is given up: before any page
   * says “You can try again”. Shorter than the longest stop (server.ts), so that a stop never cuts a write.
   */
  write: QUIET_AFTER - UNNOTICED,
  /** Larger answers are not kept for a repetition. */
  keptAnswerBytes: 64_000,
  /** How long a repetition waits for the first answer, and how often it asks. */
  awaitAnswer: 2_000,
  askForAnswer: 100,
  failedSignIns: 20,
  /** Over that limit: how often one more key from the network is checked, and how many may wait. */
  signInTurn: 2_000,
  signInsWaiting: 8,
  /** With one key. Each begins a session, which takes 16 kB of a disk for nine hours. */
  signInsPerHour: 600,
  /** Of one session, at each host. */
  readsPerMinute: 3_000,
  readsUnderWay: 100,
  writesPerMinute: 120,
  /** Minutes after the sign-in; then a refund, a deletion and new settings need the key again. */
  keyAgainAfter: Number.POSITIVE_INFINITY,
  presencePerMinute: 60,
  assignmentsPerMinute: 60,
  notesPerMinute: 120,
  /** Letters of all notes of a store, as sealed: every page of its team reads them. */
  notesBoard: 2 * megabyte,
}
export type Limits = typeof defaultLimits
