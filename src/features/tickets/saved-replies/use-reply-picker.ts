import { type KeyboardEvent, type RefObject, useState } from 'react'
import {
  fillReply,
  replyParts,
  type ReplyValues,
  usesKey,
} from '#model/doing/replies/reply-variables.ts'
import { planAfter } from '#model/doing/replies/after-reply.ts'
import { findReplies, type SavedReply } from '#model/doing/replies/saved-replies.ts'
import { startersFor } from '#model/doing/replies/starters.ts'
import { useTeam } from '#model/doing/tickets/team.ts'
import { countUse, useSavedReplies } from '#model/doing/replies/saved-replies-store.ts'
import type { ReplyTarget } from '#model/doing/writes/kinds/reply.ts'

/** A semicolon at the start of a word, and what was typed after it. */
const CALL = /(?:^|\s);([^\s;]{0,30})$/u
/** What is typed to find one in the list that a button opened. */
const ASKED = /^[^\s;]{1,30}$/u
const SHOWN = 8

type Call = { start: number; end: number; words: string; isAsked?: boolean }

type ReplyPickerOptions = {
  target: ReplyTarget
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  values: ReplyValues
  /** The first key that the order in question delivered, masked. */
  readKey: () => Promise<string | undefined>
  write: (text: string) => void
}

export function useReplyPicker(options: ReplyPickerOptions) {
  const { target, field, text, values, readKey, write } = options
  const { storeId } = target
  const { replies: own, isLoading } = useSavedReplies(storeId)
  const { replies: shared } = useTeam(storeId)
  const isEmpty = !isLoading && own.length + shared.length === 0
  const replies = isEmpty ? startersFor(own) : [...own, ...shared]
  const [call, setCall] = useState<Call>()
  const [at, setAt] = useState(0)
  const found = call ? findReplies(replies, call.words) : []
  const shown = found.slice(0, SHOWN)
  const active: SavedReply | undefined = shown[Math.min(at, shown.length - 1)]

  function look(next: string, caret: number) {
    const words = CALL.exec(next.slice(0, caret))?.[1]
    const asked = call?.isAsked ? next.slice(call.start, caret) : ''
    if (words !== undefined) setCall({ start: caret - words.length - 1, end: caret, words })
    else if (call && ASKED.test(asked)) setCall({ ...call, end: caret, words: asked })
    else setCall(undefined)
    setAt(0)
  }

  /** Replaces a part of the text and puts the cursor behind it, or at the given place in it. */
  function insert(words: string, start: number, end: number, cursor = words.length) {
    write(text.slice(0, start) + words + text.slice(end))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start + cursor, start + cursor)
    })
  }

  /** Lists all, and finds by what is typed from here on. */
  function ask() {
    const caret = field.current?.selectionStart ?? 0
    setCall({ start: caret, end: caret, words: '', isAsked: true })
    setAt(0)
  }

  function insertAtCursor(words: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    insert(words, selectionStart, selectionEnd)
  }

  async function choose(reply: SavedReply) {
    if (!call) return
    setCall(undefined)
    const key = usesKey(reply.text) ? await readKey().catch(() => undefined) : undefined
    const filled = fillReply(reply.text, { ...values, ...(key && { key }) })
    // No call stands before what a button inserts, so nothing may keep it from a word.
    const gap = /\S$/u.test(text.slice(0, call.start)) ? ' ' : ''
    insert(
      gap + filled.text,
      call.start,
      call.end,
      gap.length + (filled.cursor ?? filled.text.length),
    )
    planAfter(target, reply)
    if (!reply.isTeam) countUse(storeId, reply.id)
  }

  /** True if the key was meant for the list. */
  function pressed(event: KeyboardEvent): boolean {
    if (!call) return false
    const { key } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step && shown.length > 0) setAt((at + step + shown.length) % shown.length)
    // With Ctrl, too: nobody means to send the few letters that call a reply.
    else if ((key === 'Enter' || key === 'Tab') && active) void choose(active)
    else if (key === 'Escape') setCall(undefined)
    else return false
    event.preventDefault()
    return true
  }

  return {
    isOpen: call !== undefined,
    /** The typed text without the call, to be saved as a reply. */
    typed: call ? (text.slice(0, call.start) + text.slice(call.end)).trim() : '',
    isLoading,
    /** There are none yet, so those to start from are shown. */
    isEmpty,
    shown,
    count: found.length,
    active,
    preview: active ? replyParts(active.text, values) : [],
    fill: (reply: SavedReply) => fillReply(reply.text, values).text,
    look,
    choose,
    pressed,
    insertAtCursor,
    toggle: () => {
      if (call) return setCall(undefined)
      field.current?.focus()
      // The focus of an empty field brings the greeting, and a frame later the cursor in it.
      if (text === '') requestAnimationFrame(ask)
      else ask()
    },
  }
}
