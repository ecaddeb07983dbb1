import { useEffect } from 'react'
import { once } from '#base/storage/once.ts'
import { createStore, useStore } from '#base/storage/store.ts'
import type { furtherPaths } from './further-icons.ts'
import { rem } from './rem.ts'

/* 24-unit grid, stroke 1.6, in the style of Tabler’s outline set (MIT). */
const paths = {
  bolt: 'M13 3l0 7l6 0l-8 11l0-7l-6 0l8-11',
  calendar:
    'M4 7a2 2 0 012-2h12a2 2 0 012 2v12a2 2 0 01-2 2h-12a2 2 0 01-2-2v-12 M16 3v4 M8 3v4 M4 11h16',
  categories: 'M4 4h6v6h-6l0-6 M14 4h6v6h-6l0-6 M4 14h6v6h-6l0-6 M14 17a3 3 0 106 0a3 3 0 10-6 0',
  checks:
    'M6 4h-1a2 2 0 00-2 2v3.5a5.5 5.5 0 0011 0v-3.5a2 2 0 00-2-2h-1 M8 15a6 6 0 1012 0v-3 M11 3v2 M6 3v2 M18 10a2 2 0 104 0a2 2 0 10-4 0',
  'chevron-down': 'M6 9l6 6l6-6',
  'chevron-left': 'M15 6l-6 6l6 6',
  'chevron-right': 'M9 6l6 6l-6 6',
  'chevron-up': 'M6 15l6-6l6 6',
  clock: 'M3 12a9 9 0 1018 0a9 9 0 00-18 0 M12 7v5l3 3',
  close: 'M18 6l-12 12 M6 6l12 12',
  coupons:
    'M15 5l0 2 M15 11l0 2 M15 17l0 2 M5 5h14a2 2 0 012 2v3a2 2 0 000 4v3a2 2 0 01-2 2h-14a2 2 0 01-2-2v-3a2 2 0 000-4v-3a2 2 0 012-2',
  customers:
    'M5 7a4 4 0 108 0a4 4 0 10-8 0 M3 21v-2a4 4 0 014-4h4a4 4 0 014 4v2 M16 3.13a4 4 0 010 7.75 M21 21v-2a4 4 0 00-3-3.85',
  dots: 'M4 12a1 1 0 102 0a1 1 0 10-2 0 M11 12a1 1 0 102 0a1 1 0 10-2 0 M18 12a1 1 0 102 0a1 1 0 10-2 0',
  download: 'M4 17v2a2 2 0 002 2h12a2 2 0 002-2v-2 M7 11l5 5l5-5 M12 4l0 12',
  home: 'M5 12l-2 0l9-9l9 9l-2 0 M5 12v7a2 2 0 002 2h10a2 2 0 002-2v-7 M9 21v-6a2 2 0 012-2h2a2 2 0 012 2v6',
  menu: 'M4 6l16 0 M4 12l16 0 M4 18l16 0',
  orders:
    'M5 21v-16a2 2 0 012-2h10a2 2 0 012 2v16l-3-2l-2 2l-2-2l-2 2l-2-2l-3 2m4-14h6m-6 4h6m-2 4h2',
  overview:
    'M5 4h4a1 1 0 011 1v6a1 1 0 01-1 1h-4a1 1 0 01-1-1v-6a1 1 0 011-1 M5 16h4a1 1 0 011 1v2a1 1 0 01-1 1h-4a1 1 0 01-1-1v-2a1 1 0 011-1 M15 12h4a1 1 0 011 1v6a1 1 0 01-1 1h-4a1 1 0 01-1-1v-6a1 1 0 011-1 M15 4h4a1 1 0 011 1v2a1 1 0 01-1 1h-4a1 1 0 01-1-1v-2a1 1 0 011-1',
  plus: 'M12 5l0 14 M5 12l14 0',
  preferences:
    'M12 6a2 2 0 104 0a2 2 0 10-4 0 M4 6l8 0 M16 6l4 0 M6 12a2 2 0 104 0a2 2 0 10-4 0 M4 12l2 0 M10 12l10 0 M15 18a2 2 0 104 0a2 2 0 10-4 0 M4 18l11 0 M19 18l1 0',
  products:
    'M12 3l8 4.5l0 9l-8 4.5l-8-4.5l0-9l8-4.5 M12 12l8-4.5 M12 12l0 9 M12 12l-8-4.5 M16 5.25l-8 4.5',
  processors:
    'M3 8a3 3 0 013-3h12a3 3 0 013 3v8a3 3 0 01-3 3h-12a3 3 0 01-3-3l0-8 M3 10h18 M7 15h.01 M11 15h2',
  refresh: 'M20 11a8.1 8.1 0 00-15.5-2m-.5-4v4h4 M4 13a8.1 8.1 0 0015.5 2m.5 4v-4h-4',
  search: 'M3 10a7 7 0 1014 0a7 7 0 10-14 0 M21 21l-6-6',
  selector: 'M8 9l4-4l4 4 M16 15l-4 4l-4-4',
  settings:
    'M10.325 4.317c.426-1.756 2.924-1.756 3.35 0a1.724 1.724 0 002.573 1.066c1.543-.94 3.31 .826 2.37 2.37a1.724 1.724 0 001.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 00-1.066 2.573c.94 1.543-.826 3.31-2.37 2.37a1.724 1.724 0 00-2.572 1.065c-.426 1.756-2.924 1.756-3.35 0a1.724 1.724 0 00-2.573-1.066c-1.543 .94-3.31-.826-2.37-2.37a1.724 1.724 0 00-1.065-2.572c-1.756-.426-1.756-2.924 0-3.35a1.724 1.724 0 001.066-2.573c-.94-1.543 .826-3.31 2.37-2.37c1 .608 2.296 .07 2.572-1.065 M9 12a3 3 0 106 0a3 3 0 00-6 0',
  star: 'M12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158-3.245',
  tickets:
    'M3 20l1.3-3.9c-2.324-3.437-1.426-7.872 2.1-10.374c3.526-2.501 8.59-2.296 11.845 .48c3.255 2.777 3.695 7.266 1.029 10.501c-2.666 3.235-7.615 4.215-11.574 2.293l-4.7 1',
  tools: 'M7 10h3v-3l-3.5-3.5a6 6 0 018 8l6 6a2 2 0 01-3 3l-6-6a6 6 0 01-8-8l3.5 3.5',
  webhooks:
    'M4.876 13.61a4 4 0 106.124 3.39h6 M15.066 20.502a4 4 0 101.934-7.502c-.706 0-1.424 .179-2 .5l-3-5.5 M16 8a4 4 0 10-8 0c0 1.506 .77 2.818 2 3.5l-3 5.5',
}

type Paths = Record<string, string | undefined>

export type IconName = keyof typeof paths | keyof typeof furtherPaths

const further = createStore<Paths>({}, 'device')
const loadFurther = once(async () => {
  const { furtherPaths } = await import('./further-icons.ts')
  further.set(furtherPaths)
})

/** Decorative: text beside each icon carries its meaning, and both grow with the browser’s letters. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const path = (paths as Paths)[name]
  return (
    <svg
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {path ? <path d={path} /> : <FurtherPath name={name} />}
    </svg>
  )
}

function FurtherPath({ name }: { name: IconName }) {
  const path = useStore(further)[name]
  useEffect(() => {
    // Without its file the place stays empty: the text says it all.
    loadFurther().catch(() => undefined)
  }, [])
  return <path d={path} />
}
