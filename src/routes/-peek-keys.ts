import { useEffect } from 'react'
import { letterKey } from '#base/browser/letter-key.ts'
import { preferences } from '#base/storage/preferences.ts'
import { peek, peekable } from '#components/list/peek.ts'

/** Milliseconds: a shorter touch is a tap. */
const HELD_AFTER = 300

/** In privacy mode, while S or a finger holds a row, its private texts show. */
export function usePeekKeys() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined

    function hide() {
      clearTimeout(timer)
      peek.set(undefined)
    }

    function onKeyDown(event: KeyboardEvent) {
      if (letterKey(event) === 's' && preferences().privacy) peek.set(peekable(pointedAt()))
    }

    function onPointerDown({ pointerType, target }: PointerEvent) {
      if (pointerType !== 'touch' || !preferences().privacy || !(target instanceof Element)) return
      timer = setTimeout(() => peek.set(peekable(target)), HELD_AFTER)
    }

    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('keyup', hide, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, hide, { signal })
    }
    window.addEventListener('blur', hide, { signal })
    return () => {
      controller.abort()
      hide()
    }
  }, [])
}

/** The innermost element under the pointer, else the one with the focus. */
function pointedAt(): Element | null {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  return hovered && hovered !== document.body ? hovered : document.activeElement
}
