/**
 * Loads once. Asking the browser again even for a file that it has takes until the next frame; a
 * failure is tried again.
 */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
