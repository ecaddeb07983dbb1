import * as z from 'zod/mini'

export type TabChannel<Message> = { send: (message: Message) => void; close: () => void }

/**
 * Exchanges messages with the other tabs; ignores those that do not fit the schema, since another
 * tab may run another version.
 */
export function openTabChannel<Message>(
  name: string,
  schema: z.ZodMiniType<Message>,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  const channel = openChannel(name)
  if (!channel) return { send: () => {}, close: () => {} }
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = z.safeParse(schema, event.data)
    if (message.success) onMessage(message.data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Undefined if the browser has no channels or blocks them together with the site’s data. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
