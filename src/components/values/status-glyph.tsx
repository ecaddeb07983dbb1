import { rem } from '#components/controls/rem.ts'
import type { ReactNode } from 'react'
import type { Glyph, Tone } from '#base/text/status-tone.ts'
import styles from './status.module.css'

const ring = <circle cx="7" cy="7" r="5.25" />
const disc = <circle cx="7" cy="7" r="6" fill="currentColor" stroke="none" />

/*
 * Each state has its own shape, so that colour is not needed to tell them apart. A stroke in the
 * surface colour cuts into solid shapes.
 */
const drawings: Record<Glyph, ReactNode> = {
  tick: (
    <>
      {disc}
      <path className={styles.cut} d="M4.4 7.2 6.2 9l3.4-3.8" />
    </>
  ),
  half: (
    <>
      {ring}
      <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" stroke="none" />
    </>
  ),
  dashed: <circle cx="7" cy="7" r="5.25" strokeDasharray="2.2 1.92" strokeLinecap="butt" />,
  arrow: (
    <>
      {ring}
      <path d="M9.4 7H4.8M6.5 5.2 4.7 7l1.8 1.8" strokeWidth="1.4" />
    </>
  ),
  triangle: (
    <>
      <path
        d="M6.1 1.7a1.05 1.05 0 0 1 1.8 0l5 8.8c.4.7-.1 1.6-.9 1.6H2c-.8 0-1.3-.9-.9-1.6z"
        fill="currentColor"
        stroke="none"
      />
      <path className={styles.cut} d="M7 5v2.8M7 9.9v.1" />
    </>
  ),
  cross: (
    <>
      {disc}
      <path className={styles.cut} d="m5 5 4 4M9 5 5 9" />
    </>
  ),
  stroke: (
    <>
      {ring}
      <path d="m3.6 10.4 6.8-6.8" strokeLinecap="butt" />
    </>
  ),
  pause: (
    <>
      {ring}
      <path d="M5.7 5.2v3.6M8.3 5.2v3.6" strokeWidth="1.4" />
    </>
  ),
  ring,
  dot: <circle cx="7" cy="7" r="3.5" fill="currentColor" stroke="none" />,
}

export function StatusGlyph({
  glyph,
  tone,
  size = 14,
}: {
  glyph: Glyph
  tone: Tone
  size?: number
}) {
  return (
    <svg
      className={styles.glyph}
      data-tone={tone}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawings[glyph]}
    </svg>
  )
}
