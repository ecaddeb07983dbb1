/** Names that are read but are no setting of a host. */
const others = ['COUNTER_API_KEY', 'PUBLIC_URL', 'MOCK_ORDERS', 'MOCK_CHARACTER']
const filed = ['SESSION_SECRET_FILE', 'REDIS_URL_FILE']
/** Shorter ones, such as HOST, are too near to what other programs read. */
const leastLetters = 7

/** Set names that are no setting but one letter away from one, each as a sentence. */
export function nearNames(
  given: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): string[] {
  const known = [...settings, ...filed, ...others]
  return Object.keys(given).flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((one) => isNear(name, one))
    return meant ? [`${name} is no setting. ${meant} is.`] : []
  })
}

function isNear(name: string, other: string) {
  const [a, b] = [lettersOf(name), lettersOf(other)]
  if (b.length < leastLetters) return false
  let at = 0
  while (at < b.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  const swapped = `${restA.slice(1, 2)}${restA.slice(0, 1)}${restA.slice(2)}`
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  )
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '')
