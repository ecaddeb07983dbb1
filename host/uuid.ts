/** Accepts every version, because services ignore UUID versions. */
export const uuidPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

const whole = new RegExp(`^${uuidPattern}$`)

export function isUuid(text: string) {
  return whole.test(text)
}
