import { rem } from '#components/controls/rem.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import styles from './marks.module.css'

type ThumbProps = { name: string | undefined; size?: number }

/**
 * The service names image files without addresses; the colour derives from the name, so it stays.
 */
export function Thumb({ name = '', size = 32 }: ThumbProps) {
  const hue = Array.from(name, codeOf).reduce((total, code) => (total * 31 + code) % 360, 7)
  return (
    <span
      className={styles.thumb}
      style={{ ...square(size), background: `oklch(0.52 0.075 ${hue})` }}
      aria-hidden
      data-off-paper
    >
      {firstLetter(name)}
    </span>
  )
}

export function Avatar({ name = '', size = 32 }: ThumbProps) {
  const words = (name.split('@')[0] ?? '').split(/[\s._+-]+/).filter(Boolean)
  return (
    <span className={styles.avatar} style={square(size)} aria-hidden data-off-paper>
      {usePreferences().privacy ? '·' : words.slice(0, 2).map(firstLetter).join('') || '?'}
    </span>
  )
}

const square = (size: number) => ({
  width: rem(size),
  height: rem(size),
  fontSize: rem(Math.max(11, Math.round(size * 0.36))),
})

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0
const firstLetter = (word: string) => Array.from(word.trim())[0]?.toUpperCase() ?? ''
