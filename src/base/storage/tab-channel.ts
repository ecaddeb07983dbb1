import { type Shape, readAs } from './shape.ts'

export type TabChannel<Message> = { send: (message: Message) => void; close: () => void }

/** Ignores messages that do not fit, since another tab may run another version. */
export function openTabChannel<Message>(
  name: string,
  shape: Shape<Message>,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  const channel = openChannel(name)
  if (!channel) return { send: () => {}, close: () => {} }
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = readAs(shape, event.data)
    if (message !== undefined) onMessage(message)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
