import { DirectionProvider, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { styleNonce } from '#base/browser/style-nonce.ts'
import { theme } from './mantine-theme.ts'

/* base/colour-scheme.ts owns the colour scheme. */
const nothing = () => undefined
const schemes = {
  get: () => 'auto' as const,
  set: nothing,
  clear: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
}

const direction = globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'

/** Stands around components instead of the page, because the first pages do without Mantine. */
export function Mantine({ children }: { children: ReactNode }) {
  const isInside = use(MantineContext) !== null
  if (isInside) return children
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemes}
      getRootElement={nothing}
      getStyleNonce={() => styleNonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <DirectionProvider initialDirection={direction} detectDirection={false}>
        {children}
      </DirectionProvider>
    </MantineProvider>
  )
}
