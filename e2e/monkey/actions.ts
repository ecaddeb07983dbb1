/* oxlint-disable unicorn/consistent-function-scoping -- the page gets this function alone */
/** Numbers between 0 and 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Runs in the page, so it cannot use anything of this file. */
export async function playInPage({ seed, actions }: { seed: number; actions: number }) {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
  /** The last step of each write, and what ends the visit. */
  const forbidden =
    /^(confirm refund|create variant|create anyway|delete variant|send reply|send anyway|save changes|save|sign out|delete and sign out)/i
  const texts = ['a', '12', '-1', '19.999', 'Zoë & <b>', '2026-11-22', ' ', '🦊'.repeat(40)]
  const keys = ['Escape', 'Tab', 'ArrowDown', 'ArrowUp', 'j', 'k', 'r', '/', '?', 'g']
  const wanted =
    'a[href], button, [role="option"], [role="menuitem"], summary, label, input, textarea, select'

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const isAllowed = (element: HTMLElement) => {
    if (!element.checkVisibility() || element.closest('[inert]')) return false
    if (element instanceof HTMLAnchorElement) {
      return element.origin === location.origin && element.target === '' && !element.download
    }
    return !forbidden.test(nameOf(element))
  }

  function type(field: HTMLInputElement | HTMLTextAreaElement) {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    const text = texts[Math.floor(random() * texts.length)] ?? ''
    field.focus()
    // React watches the property of the element itself.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function press(element: HTMLElement) {
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
      element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }))
    }
    element.click()
  }

  for (let done = 0; done < actions; done += 1) {
    if (random() < 0.15) {
      const key = keys[Math.floor(random() * keys.length)] ?? 'Tab'
      const options = { key, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options))
      document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', options))
    } else {
      const choices = [...document.querySelectorAll<HTMLElement>(wanted)].filter(isAllowed)
      const element = choices[Math.floor(random() * choices.length)]
      const isText =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !/checkbox|radio/.test(element.type))
      if (isText && random() < 0.7) type(element)
      else if (element) press(element)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
