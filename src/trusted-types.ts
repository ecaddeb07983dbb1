/*
 * The page's policy lets no string become markup. The component library writes its own style
 * sheets through innerHTML; those hold no "<", and nothing that does may pass. Script addresses
 * are never made from strings, so there is no createScriptURL.
 */
type TrustedTypes = {
  createPolicy(name: string, rules: { createHTML(markup: string): string }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  createHTML(markup) {
    if (markup.includes('<')) throw new TypeError('Markup from a string is not allowed.')
    return markup
  },
})
