/** Browsers reject keepalive bodies above 64 KiB, so larger writes go without. */
const KEEPALIVE_BYTES = 60 * 1024

export function fitsKeepalive(body = ''): boolean {
  return new TextEncoder().encode(body).length <= KEEPALIVE_BYTES
}
