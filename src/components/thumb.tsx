import styles from './thumb.module.css'

type ThumbProps = { name: string | undefined; size?: number }

/**
 * Stands in for a picture: the service names image files but gives no address for them.
 * The colour follows from the name, so that a product keeps its own.
 */
export function Thumb({ name = '', size = 32 }: ThumbProps) {
  const hue = Array.from(name, codeOf).reduce((total, code) => (total * 31 + code) % 360, 7)
  return (
    <span
      className={styles.thumb}
      style={{ ...square(size), background: `oklch(0.52 0.075 ${hue})` }}
      aria-hidden
    >
      {firstLetter(name)}
    </span>
  )
}

/** A person's initials, in a circle. */
export function Avatar({ name = '', size = 32 }: ThumbProps) {
  const words = (name.split('@')[0] ?? '').split(/[\s._+-]+/).filter(Boolean)
  return (
    <span className={styles.avatar} style={square(size)} aria-hidden>
      {words.slice(0, 2).map(firstLetter).join('') || '?'}
    </span>
  )
}

const square = (size: number) => ({
  width: size,
  height: size,
  fontSize: Math.max(11, Math.round(size * 0.36)),
})

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0
const firstLetter = (word: string) => Array.from(word.trim())[0]?.toUpperCase() ?? ''
