/**
 * Milliseconds without a sign of a write, after which it is not expected to appear any more. The page
 * may say “You can try again” then, so every host has given it up by then (host/limits.ts).
 */
export const QUIET_AFTER = 60_000
