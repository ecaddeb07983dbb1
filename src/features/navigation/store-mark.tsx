import type { StoreSummary } from '#api/schemas/user.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import styles from './shell-menus.module.css'

type StoreMarkProps = { store?: StoreSummary; large?: boolean; isAll?: boolean }

export function StoreMark({ store, large, isAll }: StoreMarkProps) {
  const background = readableAccent(store?.branding?.accentColor)
  const initial = store?.name?.trim().charAt(0).toUpperCase()
  return (
    <span
      className={classNames(styles.mark, large && styles.large, isAll && styles.all)}
      style={background ? { background } : undefined}
      aria-hidden
    >
      {isAll ? <Icon name="stores" size={14} /> : (initial ?? '·')}
    </span>
  )
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Darkens a store's accent colour until white text on it has a contrast of 4.5 to 1. Refuses
 * anything but #rgb and #rrggbb, since the text comes from the service.
 */
export function readableAccent(colour: string | undefined): string | undefined {
  if (!colour || !HEX.test(colour)) return undefined
  let channels = channelsOf(colour)
  while (contrastToWhite(channels) < 4.5) channels = channels.map((value) => value * 0.94)
  return `rgb(${channels.map(Math.round).join(' ')})`
}

function channelsOf(colour: string): number[] {
  const digits = colour.slice(1)
  const step = digits.length / 3
  return [0, 1, 2].map((index) => {
    const pair = digits.slice(index * step, (index + 1) * step)
    return Number.parseInt(step === 1 ? pair + pair : pair, 16)
  })
}

function contrastToWhite(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
