/** Milliseconds after which nobody expects a key to act any more. */
const LONGEST_WAIT = 3_000

type Press = (event: KeyboardEvent) => void

let waiting: KeyboardEvent[] = []
let listening: Press | undefined

/** A key that may choose a row; it waits for the part that chooses, which may still load. */
export function pressForChoice(event: KeyboardEvent): void {
  if (listening) listening(event)
  else waiting.push(event)
}

/** Presses what has waited, oldest first. */
export function listenForChoices(press: Press): () => void {
  const since = performance.now() - LONGEST_WAIT
  listening = press
  for (const event of waiting) if (event.timeStamp > since) press(event)
  waiting = []
  return () => {
    if (listening === press) listening = undefined
  }
}
