import '@mantine/core/styles/Switch.css'
import './forced-colors.css'
import { Switch } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Mantine } from './mantine.tsx'
import styles from './toggle.module.css'

type ToggleProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  checked: boolean
  disabled?: boolean
  atEnd?: boolean
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
  onChange: (checked: boolean) => void
}

export function Toggle({ hint, atEnd, onChange, ...others }: ToggleProps) {
  return (
    <Mantine>
      <Switch
        {...others}
        description={hint}
        labelPosition={atEnd ? 'left' : 'right'}
        className={classNames(styles.field, atEnd && styles.atEnd)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Mantine>
  )
}
