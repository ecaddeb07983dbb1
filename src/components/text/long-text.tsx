import { type ComponentProps, useState } from 'react'
import { Private } from './private.tsx'
import { clippedText, showAllText } from '#base/text/characters.ts'
import styles from './long-text.module.css'
import { visibleText } from '#base/text/visible-text.ts'

const CLIPPED_AT = 4_000
const FOLDED_AT = { characters: 600, lines: 8 }

type LongTextProps = {
  text: string
  /** One of many in a list, which a long one must not fill. */
  folds?: boolean
}

/** Text from outside, of any length, script and direction; never rendered as markup. */
export function LongText({ text, folds }: LongTextProps) {
  const [isComplete, setIsComplete] = useState(false)
  const { characters, lines } = folds ? FOLDED_AT : { characters: CLIPPED_AT }
  const clipped = isComplete ? undefined : clippedText(text, characters, lines)
  return (
    <>
      <span dir="auto" className="breaks keeps-lines">
        <Private>{visibleText(clipped ?? text)}</Private>
      </span>
      {clipped && (
        <MoreButton onClick={() => setIsComplete(true)}>{showAllText(text.length)}</MoreButton>
      )}
    </>
  )
}

/** Below a text of which more can be shown. */
export function MoreButton(props: Pick<ComponentProps<'button'>, 'children' | 'onClick'>) {
  return <button type="button" className={styles.more} {...props} />
}
