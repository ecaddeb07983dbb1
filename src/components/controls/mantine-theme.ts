import { createTheme, type MantineColorsTuple, rem } from '@mantine/core'
import { t } from '#base/language/words.ts'

const shades = (list: string) => list.split(' ') as unknown as MantineColorsTuple

const font = "'Geist Variable', ui-sans-serif, system-ui, sans-serif"
const monospace = "'Geist Mono Variable', ui-monospace, Menlo, Consolas, monospace"

const heights: Record<string, number> = { xs: 28, sm: 32, md: 36, lg: 40 }

type Sized = { size?: string; multiline?: boolean }

function inputVariables(_: unknown, { size = 'sm', multiline }: Sized) {
  const fontSize = multiline ? 14 : size === 'xs' ? 12 : 13
  return {
    wrapper: {
      '--input-height': rem(heights[size]),
      '--input-fz': rem(fontSize),
      '--input-padding': rem(10),
    },
  }
}

const switchVariables = () => ({
  root: {
    '--switch-height': rem(18),
    '--switch-width': rem(30),
    '--switch-thumb-size': rem(14),
  },
})

type Room = { availableHeight: number; elements: { floating: HTMLElement } }

const floating = {
  shadow: 'md',
  radius: 'md',
  offset: 4,
  transitionProps: { duration: 80 },
  // What has no room above or below its button stands where there is more, and scrolls.
  middlewares: {
    flip: { fallbackStrategy: 'bestFit' },
    size: {
      padding: 5,
      apply({ availableHeight, elements }: Room) {
        // Where it stands is settled before all of it may have loaded.
        const maxHeight = `${Math.max(160, availableHeight)}px`
        Object.assign(elements.floating.style, { maxHeight, overflowY: 'auto' })
      },
    },
  },
} as const
const veil = { color: 'var(--c-veil)', backgroundOpacity: 1 } as const

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  white: '#FFFFFF',
  black: '#12181A',
  colors: {
    petrol: shades(
      '#EFFAFD #DCF3FA #BAE5F2 #8FD2E5 #62BBD3 #349FBA #078098 #00687D #025263 #083B46',
    ),
    gray: shades('#F6F9F9 #F0F3F4 #E4E8E9 #D5DADB #BFC5C7 #959D9F #5E6769 #475053 #2B3335 #12181A'),
    dark: shades('#E5E8E9 #C3C8CA #9DA5A6 #848C8E #343B3C #252B2D #1B2022 #121718 #0C1112 #080B0C'),
    red: shades('#FFF4F3 #FFE6E3 #FFCDC7 #FBA89F #F47F75 #E5554F #D03C39 #B12C2C #8D2523 #661E1B'),
    green: shades(
      '#F1FBF4 #DFF5E7 #BEEBCE #92DAAF #6AC491 #48A874 #32895B #226C46 #1B5436 #153C27',
    ),
    yellow: shades(
      '#FFF8F0 #FFEEDA #FFDDB3 #FFC57C #F1AA47 #D18F2B #AC731A #875A14 #6A460F #4E330C',
    ),
  },
  fontFamily: font,
  fontFamilyMonospace: monospace,
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.3334', sm: '1.3847', md: '1.4286', lg: '1.375', xl: '1.3' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: font,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.3' },
      h2: { fontSize: rem(16), lineHeight: '1.5' },
      h3: { fontSize: rem(14), lineHeight: '1.4286' },
    },
  },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(999) },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-pop)',
    lg: 'var(--shadow-pop)',
    xl: 'var(--shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
  focusRing: 'auto',
  components: {
    Input: { vars: inputVariables },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Switch: { defaultProps: { withThumbIndicator: false }, vars: switchVariables },
    SegmentedControl: {
      defaultProps: { size: 'xs', withItemsBorders: false, transitionDuration: 120 },
    },
    Menu: { defaultProps: floating },
    Popover: { defaultProps: floating },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        shadow: 'xl',
        overlayProps: veil,
        transitionProps: { transition: 'fade', duration: 120 },
        closeButtonProps: { 'aria-label': t`Close` },
      },
    },
    Drawer: {
      defaultProps: { shadow: 'xl', overlayProps: veil, transitionProps: { duration: 160 } },
    },
  },
})

/** Mantine’s variables that stand for tokens of tokens.css, in both colour schemes. */
export const variables = {
  '--mantine-color-body': 'var(--c-canvas)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-bright': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-text-3)',
  '--mantine-color-placeholder': 'var(--c-text-3)',
  '--mantine-color-anchor': 'var(--c-accent-text)',
  '--mantine-color-error': 'var(--c-danger-text)',
  '--mantine-color-success': 'var(--c-success-text)',
  '--mantine-color-default': 'var(--c-canvas)',
  '--mantine-color-default-hover': 'var(--c-hover)',
  '--mantine-color-default-color': 'var(--c-text)',
  '--mantine-color-default-border': 'var(--c-line-strong)',
  '--mantine-color-disabled': 'var(--c-sunken)',
  '--mantine-color-disabled-color': 'var(--c-text-4)',
  '--mantine-color-disabled-border': 'var(--c-line)',
  '--mantine-color-petrol-filled': 'var(--c-accent)',
  '--mantine-color-petrol-filled-hover': 'var(--c-accent-hover)',
  '--mantine-color-petrol-text': 'var(--c-accent-text)',
  '--mantine-color-petrol-light': 'var(--c-accent-soft)',
  '--mantine-color-petrol-light-hover': 'var(--c-selected-hover)',
  '--mantine-color-petrol-light-color': 'var(--c-accent-text)',
  '--mantine-color-red-filled': 'var(--c-danger-fill)',
  '--mantine-color-red-filled-hover': 'var(--c-danger-hover)',
  '--mantine-color-red-text': 'var(--c-danger-text)',
}
