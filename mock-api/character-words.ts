import type { Character } from './character-points.ts'

type Text = string | null

/** What is made from a character is made once. */
export function perCharacter<Value>(make: (character: Character) => Value) {
  const made = new WeakMap<Character, Value>()
  return (character: Character): Value => {
    const value = made.get(character) ?? make(character)
    made.set(character, value)
    return value
  }
}

const statuses = [
  'COMPLETED',
  'PENDING',
  'PROCESSING',
  'REFUNDED',
  'CHARGEBACK',
  'FAILED',
  'VOIDED',
  'PARTIALLY_PAID',
  'AWAITING_KYC',
]
const german: Record<string, string> = {
  COMPLETED: 'Abgeschlossen',
  PENDING: 'Ausstehend',
  PROCESSING: 'In Bearbeitung',
  REFUNDED: 'Erstattet',
  CHARGEBACK: 'Rückbuchung',
  FAILED: 'Fehlgeschlagen',
  VOIDED: 'Storniert',
  PARTIALLY_PAID: 'Teilweise bezahlt',
  AWAITING_KYC: 'Prüfung ausstehend',
}

/** The status of an order as the platform writes it. */
export function statusWord({ statusWords }: Character): (status: Text) => Text {
  if (statusWords === 'upper-case') return (status) => status
  return (status) => {
    if (status === null) return null
    const number = statuses.indexOf(status) + 1
    switch (statusWords) {
      case 'lower-case':
        return status.toLowerCase()
      case 'title-case':
        return titleCase(status)
      case 'german':
        return german[status] ?? status
      case 'unknown-codes':
        return `STATE_${'QXJKZVWYU'[number - 1] ?? 'O'}`
      default:
        return String(number)
    }
  }
}

export function gatewayWord({ gatewayWords }: Character): (gateway: Text) => Text {
  if (gatewayWords === 'upper-case') return (gateway) => gateway
  return (gateway) =>
    gateway && (gatewayWords === 'lower-case' ? gateway.toLowerCase() : titleCase(gateway))
}

/** The address on an order, which the customer may have typed in another case. */
export function sentAddress({ emailAddresses }: Character): (address: Text) => Text {
  if (emailAddresses === 'as-kept') return (address) => address
  return (address) => address && address.charAt(0).toUpperCase() + address.slice(1)
}

const titleCase = (text: string) =>
  text
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
