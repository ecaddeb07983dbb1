/** The package types only its whole, which would also take over the `fetch` that writes go through. */
declare module 'undici/lib/dispatcher/client.js' {
  export { Client as default } from 'undici'
}
