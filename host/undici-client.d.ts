/* The package types only its whole, which would also take over the `fetch` that writes go through. */

declare module 'undici/lib/dispatcher/client.js' {
  export { Client as default } from 'undici'
}

declare module 'undici/lib/core/connect.js' {
  import type { Socket } from 'node:net'
  import type { buildConnector } from 'undici'

  type Connect = (...given: Parameters<buildConnector.connector>) => Socket
  export default function connector(options: buildConnector.BuildOptions): Connect
}
