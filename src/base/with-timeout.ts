const PATIENCE = 100

/**
 * Settles with what is awaited, or a moment later without it. A page whose data is about to arrive
 * is drawn once, complete; a page whose data takes longer is there at once, and fills.
 */
export async function withTimeout(reading: Promise<unknown>): Promise<void> {
  let timer
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE)
  })
  await Promise.race([reading, enough])
  clearTimeout(timer)
}
