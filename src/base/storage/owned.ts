import { privateOwner } from './private-owner.ts'
import { type Shape, isRecord, isText } from './shape.ts'
import { createStore, type Store } from './store.ts'
import { openTabChannel, type TabChannel } from './tab-channel.ts'

/*
 * What one account may hold in memory. All of it ends with the account, by sign-out or when another
 * one signs in over the page; `base/private-store.ts` is the same on disk.
 */

/** Calls back once another account, or none, owns what this page remembers. */
export function onForget(forget: () => void) {
  let known = privateOwner.get()
  privateOwner.subscribe(() => {
    const owner = privateOwner.get()
    if (owner === known) return
    known = owner
    forget()
  })
}

export function ownedStore<Value>(empty: Value): Store<Value> {
  const store = createStore(empty, 'local')
  onForget(() => store.set(empty))
  return store
}

export function ownedMap<Key, Value>(): Map<Key, Value> {
  const map = new Map<Key, Value>()
  onForget(() => map.clear())
  return map
}

const account = () => privateOwner.get()?.split(' ', 1)[0]

/** Hears only tabs of the same account: in a static site each tab may have another. */
export function openOwnedChannel<Message>(
  name: string,
  shape: Shape<Message>,
  onMessage: (message: Message) => void,
): TabChannel<Message> {
  const owned: Shape<{ account: string; message: Message }> = {
    parse(found) {
      if (!isRecord(found) || !isText(found.account)) throw new TypeError('of no account')
      return { account: found.account, message: shape.parse(found.message) }
    },
  }
  const channel = openTabChannel(name, owned, (heard) => {
    if (heard.account === account()) onMessage(heard.message)
  })
  return {
    send(message) {
      const own = account()
      if (own !== undefined) channel.send({ account: own, message })
    },
    close: channel.close,
  }
}
