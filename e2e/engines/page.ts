type Given = (string | number)[]

/** What both protocols can do; the rest of a page's use is written once, below. */
export type Driver = {
  /** Runs a function in the page and returns its plain result. */
  read: (work: (...given: never[]) => unknown, ...given: Given) => Promise<unknown>
  /** The same for a function that returns an element: what a pointer can be moved to. */
  element: (
    work: (...given: never[]) => Element | undefined,
    ...given: Given
  ) => Promise<object | undefined>
  perform: (actions: object[]) => Promise<unknown>
  goto: (url: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Uncaught errors and breaches of the policy so far. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

export type EnginePage = ReturnType<typeof pageOf>

/** For machines that do other work meanwhile. */
const PATIENCE = 45_000
const CONTROL = '\uE009'

/** A page as a person sees it: fields, buttons and texts. */
export function pageOf({ read, element, perform, ...driver }: Driver) {
  const text = async () => String(await read(() => document.body.innerText))

  async function until<Value>(what: string, look: () => Promise<Value | undefined>) {
    const end = performance.now() + PATIENCE
    for (;;) {
      // The page may be changing to another document.
      const found = await look().catch(() => undefined)
      if (found !== undefined) return found
      if (performance.now() > end) throw new Error(`not found in time: ${what}\n${await text()}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** The first visible and enabled element of this kind whose name matches. */
  const find = (kind: string, name: string) =>
    until(`${kind} ${name}`, () => element(findInPage, kind, name))

  async function click(kind: string, name: string) {
    const origin = await find(kind, name)
    await perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  async function press(...keys: string[]) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async function fill(name: string, value: string) {
    await click('input, textarea', name)
    const selectAll = [
      { type: 'keyDown', value: CONTROL },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: CONTROL },
    ]
    await perform([{ type: 'key', id: 'keyboard', actions: selectAll }])
    await press(...Array.from(value))
  }

  return {
    ...driver,
    read,
    click,
    fill,
    find,
    press,

    /** Waits for one of these texts and returns the page's text. */
    expectText: (pattern: RegExp) =>
      until(String(pattern), async () => {
        const shown = await text()
        return pattern.test(shown) ? shown : undefined
      }),

    expectLoaded: () =>
      until('nothing busy', async () => {
        const busy = await read(() => document.querySelectorAll('main [aria-busy="true"]').length)
        return busy === 0 ? true : undefined
      }),

    alerts: () =>
      read(() =>
        [...document.querySelectorAll<HTMLElement>('[role="alert"]')]
          .map(({ innerText }) => innerText)
          .join('\n'),
      ),

    expectNoText: (pattern: RegExp) =>
      until(`no ${pattern}`, async () => (pattern.test(await text()) ? undefined : true)),
  }
}

/** Runs in the page, so it cannot use anything of this file. */
function findInPage(kind: string, pattern: string) {
  const wanted = new RegExp(pattern)
  return [...document.querySelectorAll<HTMLElement>(kind)].find((element) => {
    const { labels } = element as HTMLInputElement
    const names = [
      element.getAttribute('aria-label'),
      ...[...(labels ?? [])].map(({ textContent }) => textContent),
      element.textContent,
    ]
    const isEnabled = !element.matches(':disabled, [inert] *, [data-loading]')
    if (!isEnabled || !element.checkVisibility()) return false
    if (!names.some((name) => wanted.test((name ?? '').trim()))) return false
    element.scrollIntoView({ block: 'center' })
    return true
  })
}
