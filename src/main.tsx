import './trusted-types.ts'
import './mantine-styles.ts'
import './tokens.css'
import './mantine.css'
import './base.css'
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'
import { styleNonce } from './style-nonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: 'counter-color-scheme' })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      withStaticClasses
    >
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
)
