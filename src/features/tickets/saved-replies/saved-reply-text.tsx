import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { RefCallBack } from 'react-hook-form'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { FieldFrame } from '#components/form/field-frame.tsx'
import { replyVariables, variableBegun, variablesIn } from '#model/doing/replies/reply-variables.ts'
import { LONGEST_TEXT } from '#model/doing/replies/saved-replies.ts'
import { MarkedArea } from '#features/tickets/reply/marked-area.tsx'
import styles from './saved-replies.module.css'

const values = [
  ...Object.entries(replyVariables).map(([name, label]) => ({ code: `{{${name}}}`, label })),
  { code: '{{cursor}}', label: t`cursor` },
  { code: t`{{ask:Which version?}}`, label: t`a question to fill in` },
]

const OPENING = '{{'

type SavedReplyTextProps = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  ref: RefCallBack
}

/** The words of a saved reply, and the values to put in where the cursor is. */
export function SavedReplyText({ value, error, onChange, onBlur, ref }: SavedReplyTextProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [cursor, setCursor] = useState(0)
  const begun = variableBegun(value, cursor)
  const wanted = begun?.typed.toLowerCase() ?? ''
  const shown = values.filter(({ code, label }) => `${label} ${code}`.includes(wanted))
  const first = begun && shown[0]

  function put(code: string) {
    const start = begun?.start ?? area.current?.selectionStart ?? value.length
    const end = begun ? cursor : (area.current?.selectionEnd ?? value.length)
    onChange(value.slice(0, start) + code + value.slice(end))
    const after = start + code.length
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(after, after)
      setCursor(after)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!first || (event.key !== 'Enter' && event.key !== 'Tab') || event.shiftKey) return
    event.preventDefault()
    put(first.code)
  }

  return (
    <>
      <FieldFrame
        id={id}
        label={t`Text`}
        error={error}
        count={{ length: value.length, maximum: LONGEST_TEXT }}
      >
        <MarkedArea
          className={styles.text}
          text={value}
          marks={variablesIn(value).map((mark) => ({ ...mark, isWarning: !mark.isKnown }))}
        >
          <textarea
            ref={(element) => {
              area.current = element
              ref(element)
            }}
            id={id}
            dir="auto"
            rows={6}
            value={value}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-foot`}
            onChange={(event) => onChange(event.target.value)}
            onSelect={({ currentTarget }) => setCursor(currentTarget.selectionEnd)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        </MarkedArea>
      </FieldFrame>
      <p className="small quiet">
        {first
          ? t`Put in a value: Enter takes the first`
          : t`Put in a value, or type ${OPENING} in the text`}
      </p>
      <div className="row wraps near">
        {shown.map(({ code, label }) => (
          <Button
            key={code}
            className={styles.value}
            variant="default"
            size="compact-xs"
            data-first={label === first?.label || undefined}
            // The text keeps its cursor, which says where the value goes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => put(code)}
          >
            {label}
          </Button>
        ))}
        {shown.length === 0 && <p className="small quiet">{t`No value has this name.`}</p>}
      </div>
    </>
  )
}
