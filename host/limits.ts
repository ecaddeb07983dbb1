const minute = 60_000
const megabyte = 1_000_000

/** Times in milliseconds, sizes in bytes. Tests shrink them. */
export const defaultLimits = {
  read: minute,
  listAll: 2 * minute,
  signIn: 20_000,
  answer: 25 * megabyte,
  listAllAnswer: 256 * megabyte,
  body: 256_000,
  target: 8_000,
  writeResultKept: 15 * minute,
  writeResults: 1_000,
  writeResultBytes: 64 * megabyte,
  signInsPerMinute: 20,
}
export type Limits = typeof defaultLimits
