/** `busy`: being sent or checked. `unknown`: no read has settled it yet. */
export type OutcomeTone = 'busy' | 'success' | 'neutral' | 'warning' | 'unknown' | 'danger'

export type OutcomeWords = { tone: OutcomeTone; title: string; text?: string }
