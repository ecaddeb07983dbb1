/*
 * The page’s policy blocks markup from strings. Mantine inserts style sheets through innerHTML;
 * those contain no "<", so everything else is blocked. Nothing builds script addresses from
 * strings, so createScriptURL is missing.
 */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(markup: string): string }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (markup.includes('<')) throw new TypeError('Markup from a string isn’t allowed.')
    return markup
  },
})
