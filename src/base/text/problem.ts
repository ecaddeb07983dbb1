export type Problem = {
  /** Names the failed action: "Orders didn’t load". */
  title: string
  message: string
  /** The service’s error code, to quote to its support. */
  code?: string
  status?: number
  reference?: string
  retryAt?: Date
  details: string
}

/** `busy`: being sent or checked. `unknown`: no read has settled it yet. */
export type OutcomeTone = 'busy' | 'success' | 'neutral' | 'warning' | 'unknown' | 'danger'

export type OutcomeWords = { tone: OutcomeTone; title: string; text?: string }
