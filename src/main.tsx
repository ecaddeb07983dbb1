import './trusted-types.ts'
import '@fontsource-variable/geist'
import '@fontsource-variable/geist-mono'
import './mantine-styles.ts'
import './tokens.css'
import './mantine.css'
import './base.css'
import './words.css'
import '#base/browser/style-nonce.ts'
import '#base/browser/colour-scheme.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
