import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import spinnerStyles from './spinner.module.css'

type Look = {
  variant?: 'filled' | 'default' | 'subtle' | 'transparent'
  color?: 'gray' | 'red'
  size?: 'compact-xs' | 'compact-sm' | 'xs' | 'sm' | 'lg'
  fullWidth?: boolean
  leftSection?: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
    /** Shows a spinner in place of the words; the button does nothing meanwhile. */
    loading?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** Mantine's button without Mantine, which the first pages do without. */
export function Button({ loading = false, disabled, children, ...props }: ButtonProps) {
  const { rest, inner, ...look } = lookOf(props, children)
  return (
    <button
      type="button"
      {...rest}
      {...look}
      disabled={disabled || loading}
      data-disabled={disabled || undefined}
      data-loading={loading || undefined}
    >
      {loading && (
        <span className={styles.loader}>
          <Spinner />
        </span>
      )}
      {inner}
    </button>
  )
}

type AnchorButtonProps = Omit<Look, 'color'> &
  AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }

/** A link that looks like a button. */
export function AnchorButton({ children, ...props }: AnchorButtonProps) {
  const { rest, inner, ...look } = lookOf(props, children)
  return (
    <a {...rest} {...look}>
      {inner}
    </a>
  )
}

type Looking = Omit<Look, 'color'> & { color?: string; className?: string }

function lookOf<Props extends Looking>(props: Props, children: ReactNode) {
  const {
    variant = 'filled',
    color,
    size = 'sm',
    fullWidth,
    leftSection,
    className,
    ...rest
  } = props
  return {
    rest,
    className: classNames(styles.button, 'mantine-focus-auto mantine-active', className),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-block': fullWidth || undefined,
    'data-section': leftSection ? true : undefined,
    inner: (
      <span className={styles.inner}>
        {leftSection && <span className={styles.section}>{leftSection}</span>}
        <span className={styles.label}>{children}</span>
      </span>
    ),
  }
}

/** Decorative: text beside it says what is under way. */
export const Spinner = () => <span className={spinnerStyles.spinner} aria-hidden />
