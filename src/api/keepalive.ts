/** A request that is to outlive its page may carry 64 KiB at most; a larger one would not leave. */
const KEEPALIVE_BYTES = 60 * 1024

export function fitsKeepalive(body = ''): boolean {
  return new TextEncoder().encode(body).length <= KEEPALIVE_BYTES
}
