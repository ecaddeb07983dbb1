export type Problem = {
  /** Names the failed action: "Orders didn’t load". */
  title: string
  message: string
  /** The service’s error code, to quote to its support. */
  code?: string
  status?: number
  reference?: string
  retryAt?: Date
  details: string
}
