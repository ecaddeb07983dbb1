/* For style sheets inserted at run time; the scroll lock reads it under webpack’s name. */
const script = document.querySelector<HTMLScriptElement>('script[nonce]')

export const styleNonce = script?.nonce ?? ''

Object.assign(globalThis, { __webpack_nonce__: styleNonce })
