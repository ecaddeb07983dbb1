import { type ButtonHTMLAttributes, type ReactNode, startTransition, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './floating.module.css'
import { lazyPart } from './lazy-part.tsx'

const loadMenu = () => import('./floating-menu.tsx')
const FloatingMenu = lazyPart(async () => (await loadMenu()).FloatingMenu)

type MenuButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What the menu is called. */
  menuLabel: string
  /** The items, as `Menu.Item`s in a module of their own that is loaded with the menu. */
  menu: ReactNode
  /** Somebody is about to open it: time to load the items' module. */
  onIntent?: () => void
  position?: 'bottom-start' | 'top-start'
  width?: number
  returnFocus?: boolean
  /** Where the button is part of a layout: the wrapper's class. */
  wrapperClassName?: string
}

/** A button with a menu. What draws the menu is loaded when somebody is about to open it. */
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
        // A transition waits for the menu's code as a whole, without a blank in between.
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

/** A press on the button of an open menu is not a press outside of it: its click closes the menu. */
export const keepOpen = {
  onMouseDown: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  onTouchStart: (event: { stopPropagation: () => void }) => event.stopPropagation(),
}
