/** The open reply box, if there is one: other parts of the page put delivered keys into it. */
let receiver: ((text: string) => void) | undefined

export const replyInsertion = {
  /** Called with text to put at the cursor, until the returned function is called. */
  receive(insert: (text: string) => void): () => void {
    receiver = insert
    return () => {
      if (receiver === insert) receiver = undefined
    }
  },
  send: (text: string) => receiver?.(text),
}
