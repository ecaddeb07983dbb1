/*
 * Screens are drawn to text, where React runs no effects. A look whose screen keeps something by an
 * effect lets them run; `vi.mock('react', …)` of each test file leads here.
 */
type Effect = () => unknown

let areRunning = false

/** What is drawn meanwhile runs its effects, at each drawing. */
export async function withEffects<Result>(work: () => Promise<Result>): Promise<Result> {
  areRunning = true
  try {
    return await work()
  } finally {
    areRunning = false
  }
}

export const drawnReact = <React extends object>(react: React): React => ({
  ...react,
  useEffect(effect: Effect) {
    if (areRunning) effect()
  },
})
