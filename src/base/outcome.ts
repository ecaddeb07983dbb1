/** `busy`: on its way, or being looked for. `unknown`: nothing shows what became of it. */
export type OutcomeTone = 'busy' | 'success' | 'neutral' | 'warning' | 'unknown' | 'danger'

/** How a write stands, in words. */
export type OutcomeWords = { tone: OutcomeTone; title: string; text?: string }
