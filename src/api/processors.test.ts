import { describe, expect, it } from 'vitest'
import { processorsOf } from './schemas/processors.ts'

describe('payment processors of a user record', () => {
  it('T47: pairs a flag and options with the same prefix', () => {
    const [cardlane, ...others] = processorsOf({
      cardlaneEnabled: true,
      cardlaneOptions: { isEnabled: false, restrictionReason: 'Papers' },
    })
    expect(others).toEqual([])
    expect(cardlane).toMatchObject({
      name: 'cardlane',
      isEnabled: true,
      options: { isEnabled: false, restrictionReason: 'Papers' },
    })
  })

  it('pairs them in any letter case, and lists a flag or options alone', () => {
    const found = processorsOf({
      payNorthEnabled: false,
      paynorthOptions: { isEnabled: false },
      soloEnabled: true,
      cryptocurrencyOptions: { isRestricted: true },
    })
    expect(
      found.map(({ name, isEnabled, options }) => [name, isEnabled, Boolean(options)]),
    ).toEqual([
      ['payNorth', false, true],
      ['solo', true, false],
      ['cryptocurrency', undefined, true],
    ])
  })

  it('leaves out fields that only end like a processor’s', () => {
    const others = {
      twoFactorEnabled: true,
      totpEnabled: true,
      passkeyEnabled: false,
      isCryptoEnabled: true,
      isEnabled: true,
      Enabled: true,
      Options: { isEnabled: true },
      oddEnabled: 'yes',
      displayOptions: { theme: 'dark' },
      listOptions: [true],
      noOptions: null,
    }
    expect(processorsOf(others)).toEqual([])
  })

  it('tells apart a credential that is set, empty and absent', () => {
    expect(optionsOf({ apiKey: true, webhookSecret: false, publicKey: null })).toMatchObject({
      apiKey: true,
      webhookSecret: false,
      publicKey: false,
    })
    expect(optionsOf({})?.apiKey).toBeUndefined()
    expect(JSON.stringify(optionsOf({ apiKey: 'canary', oAuthClientId: 'canary' }))).not.toContain(
      'canary',
    )
  })

  it('keeps listed fields only', () => {
    const [found] = processorsOf({ aOptions: { isEnabled: true, secretSauce: 'canary' } })
    expect(JSON.stringify(found)).not.toContain('canary')
  })

  it('treats `__proto__` and `constructor` like any name', () => {
    const user: unknown = JSON.parse(
      '{"__proto__Enabled":true,"constructorOptions":{"isEnabled":true},"__proto__":{"xEnabled":true}}',
    )
    expect(processorsOf(user as Record<string, unknown>).map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
    ])
  })
})

function optionsOf(fields: object) {
  return processorsOf({ aOptions: { isEnabled: true, ...fields } })[0]?.options
}
