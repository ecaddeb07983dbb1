const leastBits = 100

/** Repeats and runs such as "abcd" hardly count; no estimate can recognise a known sentence. */
export function isHardToGuess(secret: string) {
  const codes = Array.from(secret, (letter) => letter.codePointAt(0)!)
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? 0)).slice(1)
  const bits = Math.min(bitsOfEach(codes), bitsOfEach(steps)) * lengthWithoutRepeats(secret)
  return bits >= leastBits
}

function bitsOfEach(values: readonly number[]) {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const shares = Array.from(counts.values(), (count) => count / values.length)
  return shares.reduce((bits, share) => bits - share * Math.log2(share), 0)
}

function lengthWithoutRepeats(secret: string) {
  return (secret + secret).indexOf(secret, 1)
}
