/** What went wrong, ready to be shown. */
export type Problem = {
  /** What could not be done: "Orders didn’t load". */
  title: string
  message: string
  /** The service's code, to be quoted to its support. */
  code?: string
  status?: number
  reference?: string
  /** The service asked not to be called again before. */
  retryAt?: Date
  /** Everything support needs, as text, without secrets. */
  details: string
}
