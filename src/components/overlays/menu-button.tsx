import { type ButtonHTMLAttributes, type ReactNode, startTransition, useState } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './floating.module.css'
import { lazyPart } from '#components/page/lazy-part.tsx'

const loadMenu = () => import('./floating-menu.tsx')
const FloatingMenu = lazyPart(async () => (await loadMenu()).FloatingMenu)

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  menuLabel: string
  /** `Menu.Item`s from a module of their own, which loads with the menu. */
  menu: ReactNode
  onIntent?: () => void
  position?: 'bottom-start' | 'top-start'
  width?: number
  returnFocus?: boolean
  wrapperClassName?: string
}

export function MenuButton({
  menuLabel,
  menu,
  onIntent,
  position = 'bottom-start',
  width,
  returnFocus = true,
  wrapperClassName,
  children,
  ...button
}: MenuButtonProps) {
  const [opened, setOpened] = useState(false)

  function prepare() {
    void loadMenu()
    onIntent?.()
  }
  return (
    <span className={classNames(styles.wrapper, wrapperClassName)}>
      <button
        type="button"
        {...button}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        // A transition waits for the menu’s code without flashing a fallback.
        onClick={() => startTransition(() => setOpened(!opened))}
        {...(opened && keepOpen)}
      >
        {children}
      </button>
      {opened && (
        <FloatingMenu
          label={menuLabel}
          position={position}
          width={width}
          returnFocus={returnFocus}
          onClose={() => setOpened(false)}
        >
          {menu}
        </FloatingMenu>
      )}
    </span>
  )
}

/** Otherwise Mantine takes a press on the button as outside and closes; the click then reopens it. */
export const keepOpen = {
  onMouseDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  onTouchStart: (event: { stopPropagation: () => void }) => event.stopPropagation(),
}
