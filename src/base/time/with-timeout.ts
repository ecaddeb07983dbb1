const LONGEST_WAIT = 100

/** Fast data then renders once and complete, and slow data leaves the page usable. */
export async function withTimeout(reading: Promise<unknown>): Promise<void> {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT)
  })
  await Promise.race([reading, timeout])
  clearTimeout(timer)
}
