/*
 * The nonce of this answer, for the style sheets that components write while running. A script
 * with a nonce keeps it as a property only; the scroll lock's styles ask for it under an old name.
 */
const script = document.querySelector<HTMLScriptElement>('script[nonce]')

export const styleNonce = script?.nonce ?? ''

Object.assign(globalThis, { __webpack_nonce__: styleNonce })
