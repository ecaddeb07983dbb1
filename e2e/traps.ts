/*
 * The numbered traps of the interface. Each of severity A (money, secrets, data loss) has a test
 * named after it, like "T42: …". Each of severity B (wrong information, a dead feature) has one too
 * or stands in seenElsewhere.
 */
const numbered = (numbers: number[]) => numbers.map((each) => `T${String(each).padStart(2, '0')}`)

export const severityA = numbered([
  2, 3, 11, 16, 29, 40, 42, 43, 44, 45, 46, 49, 50, 51, 52, 54, 55, 64, 70, 73, 74, 75, 76, 81, 83,
  85,
])

export const severityB = numbered([
  1, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 34, 35,
  36, 37, 38, 39, 41, 47, 48, 53, 57, 58, 59, 60, 61, 62, 65, 68, 69, 71, 82, 84,
])

/** Traps of severity B without a test of their own, and what covers them. */
export const seenElsewhere: Record<string, string> = {
  T01: 'the address is BASE_URL at start (host/environment.test.ts), never guessed and never in a link',
  T17: 'the types of src/api/schemas keep the two apart; metadata is shown as text or as JSON',
  T32: 'status, gateway and rating are choices of one (orders.spec.ts, reviews.spec.ts)',
  T58: 'the coupon of an order leads to its couponId (features/orders/order-money-card.tsx)',
  T59: 'a schema and a cache entry of its own for each shape (src/api/schemas/products.ts)',
  T60: 'file names are shown as names; without a picture stand initials (components/thumb.tsx)',
  T62: 'model/orders/answers.ts joins the answers with their labels, and keeps the rest',
  T69: 'one fetch for logs in an order’s page, fifty at first (features/orders/order-webhooks-card.tsx)',
}
