import * as z from 'zod/mini'

export type TabChannel<Message> = { tell: (message: Message) => void; close: () => void }

/** Messages to and from the other tabs of this browser; what has another form is not heard. */
export function openTabChannel<Message>(
  name: string,
  schema: z.ZodMiniType<Message>,
  hear: (message: Message) => void,
): TabChannel<Message> {
  const channel = openChannel(name)
  if (!channel) return { tell: () => {}, close: () => {} }
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = z.safeParse(schema, event.data)
    if (message.success) hear(message.data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Undefined where the browser has none, or refuses it along with the site's data. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
