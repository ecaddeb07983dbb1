import { createLink } from '@tanstack/react-router'
import { AnchorButton } from './button.tsx'

export const ButtonLink = createLink(AnchorButton)
