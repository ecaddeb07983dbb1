import type { BrowserContext, Page } from '@playwright/test'

/*
 * A test leaves a page sooner than any merchant could. So before `goto` and `reload`, what the page
 * is storing at that moment reaches the disk.
 */
export async function storeBeforeLeaving(context: BrowserContext) {
  await context.addInitScript(countStorageWork)
  context.on('page', (page) => {
    for (const way of ['goto', 'reload'] as const) {
      const leave = page[way].bind(page) as (...given: unknown[]) => Promise<null>
      page[way] = async (...given: unknown[]) => {
        await stored(page)
        return leave(...given)
      }
    }
  })
}

const AT_MOST = 3_000

/** Resolves once the page stores nothing any more; a crashed page has nothing to wait for. */
async function stored(page: Page) {
  if (!page.url().startsWith('http')) return
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, AT_MOST)
  })
  await Promise.race([page.evaluate(untilStored).catch(() => {}), limit])
  clearTimeout(timer)
}

type Counting = { storageWork?: { underWay: number } }

/** Runs in each page: counts database transactions, and encryption on the way to them. */
function countStorageWork() {
  // A blank page stores nothing, and has no SubtleCrypto.
  if (!isSecureContext) return
  const work = { underWay: 0 }
  Object.assign(globalThis, { storageWork: work })
  const end = () => {
    work.underWay -= 1
  }
  const follow = (owner: object, method: string, ends: string[]) => {
    const original = Reflect.get(owner, method) as (...given: unknown[]) => unknown
    Reflect.set(owner, method, function start(this: unknown, ...given: unknown[]) {
      const started = original.apply(this, given)
      const over =
        started instanceof EventTarget
          ? new Promise((resolve) => {
              for (const name of ends) started.addEventListener(name, resolve)
            })
          : (started as Promise<unknown>)
      work.underWay += 1
      void over.then(end, end)
      return started
    })
  }
  follow(IDBFactory.prototype, 'open', ['success', 'error'])
  follow(IDBDatabase.prototype, 'transaction', ['complete', 'abort'])
  follow(SubtleCrypto.prototype, 'encrypt', [])
}

/** Runs in the page. One step of storing starts the next at once, but maybe not in the same task. */
async function untilStored() {
  const { storageWork } = globalThis as Counting
  if (!storageWork) return
  // Not a timer: those may be faked.
  const { port1, port2 } = new MessageChannel()
  port1.start()
  const nextTask = () =>
    new Promise<unknown>((resolve) => {
      port1.addEventListener('message', resolve, { once: true })
      port2.postMessage(undefined)
    })
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await nextTask()
    if (storageWork.underWay > 0) quiet = -1
  }
  port1.close()
}
