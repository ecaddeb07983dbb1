import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

export type Look = { width: number; height: number; colorScheme: 'light' | 'dark' }

const LOOKS: Look[] = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
]

/** By day both sizes and both schemes, paired alternately; at night all four. */
export function looksOf(index: number): Look[] {
  if (process.env.NIGHTLY) return LOOKS
  return index % 2 === 0 ? LOOKS.slice(0, 2) : LOOKS.slice(2)
}

/** By day one of the four in turn; at night all. */
export function lookOf(index: number): Look[] {
  if (process.env.NIGHTLY) return LOOKS
  return [LOOKS[index % LOOKS.length]!]
}

const SMALL_DESKTOP: Look = { width: 1280, height: 800, colorScheme: 'light' }
const SMALL_PHONE: Look = { width: 360, height: 740, colorScheme: 'dark' }

/** States of a page are checked on the smallest screens; at night in both schemes. */
export const smallLooks = (always: 'desktop' | 'phone' | 'both'): Look[] => {
  if (process.env.NIGHTLY) {
    return [SMALL_DESKTOP, SMALL_PHONE].flatMap((look) => [
      { ...look, colorScheme: 'light' },
      { ...look, colorScheme: 'dark' },
    ])
  }
  if (always === 'both') return [SMALL_DESKTOP, SMALL_PHONE]
  return [always === 'desktop' ? SMALL_DESKTOP : SMALL_PHONE]
}

/** Checks the dialog alone: it half covers the page, which has tests of its own. */
export function expectDialogAccessible(page: Page, look: Look) {
  return expectAccessible(page, [look], '[aria-modal="true"]')
}

/** Also fails if the page scrolls sideways. */
export async function expectAccessible(page: Page, looks = looksOf(0), part = 'html') {
  const before = page.viewportSize()
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(finishTransitions)
    await page.evaluate(layBarsDown)
    await loadAxe(page)
    // Legacy mode, because axe would open a second page for frames, and no page has any.
    const { violations } = await new AxeBuilder({ page, axeSource: 'void axe' })
      .include(part)
      .options({ resultTypes: ['violations'] })
      .withTags(rules)
      .disableRules(isColourful(width, looks) ? [] : ['color-contrast'])
      .setLegacyMode()
      .analyze()
    await page.evaluate(raiseBars)
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(found, `${colorScheme}, ${width} wide`).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `no sideways scroll, ${width} wide`).toBe(0)
  }
  if (before) await page.setViewportSize(before)
}

/** Contrast takes two thirds of axe's time: by day it is read where a page shows least at once. */
function isColourful(width: number, looks: Look[]): boolean {
  return Boolean(process.env.NIGHTLY) || width === Math.min(...looks.map((look) => look.width))
}

/** The builder would send and run these 580 kB twice for each analysis. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
}

/**
 * Runs in the page: colours on their way from one scheme to the other have no contrast to check. A
 * part that takes over a finished colour may then set out itself.
 */
function finishTransitions() {
  for (let depth = 0; depth < 20; depth += 1) {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  }
}

/**
 * Runs in the page: which rows a bar at the foot covers depends on how long their texts are today,
 * and each can be scrolled from under it.
 */
function layBarsDown() {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    const { position, bottom } = getComputedStyle(element)
    if (position !== 'sticky' || bottom !== '0px') continue
    element.style.position = 'relative'
    element.dataset['laidDown'] = ''
  }
}

function raiseBars() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-laid-down]')) {
    element.style.position = ''
    delete element.dataset['laidDown']
  }
}
