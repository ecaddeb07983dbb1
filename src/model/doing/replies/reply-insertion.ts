let receiver: ((text: string) => void) | undefined

export const replyInsertion = {
  receive(insert: (text: string) => void): () => void {
    receiver = insert
    return () => {
      if (receiver === insert) receiver = undefined
    }
  },
  send: (text: string) => receiver?.(text),
}
