const LONGEST_WAIT = 100

/**
 * Waits briefly for data before a page is shown: fast data renders once and complete, slow data
 * leaves the page usable meanwhile.
 */
export async function withTimeout(reading: Promise<unknown>): Promise<void> {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT)
  })
  await Promise.race([reading, timeout])
  clearTimeout(timer)
}
