type Browser = {
  navigator?: { connection?: { saveData?: boolean } }
  matchMedia?: typeof matchMedia
}

/** Whether the merchant asks to load only what is looked at; browsers tell it in two ways. */
export function sparesData(): boolean {
  const browser = globalThis as Browser
  return (
    browser.navigator?.connection?.saveData === true ||
    browser.matchMedia?.('(prefers-reduced-data: reduce)').matches === true
  )
}
