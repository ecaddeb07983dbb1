/*
 * The nonce for style sheets that components insert at run time. Browsers hide a script’s nonce
 * from its attribute, and the scroll lock reads it under webpack’s name.
 */
const script = document.querySelector<HTMLScriptElement>('script[nonce]')

export const styleNonce = script?.nonce ?? ''

Object.assign(globalThis, { __webpack_nonce__: styleNonce })
