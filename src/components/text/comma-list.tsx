import { Children, Fragment, type ReactNode } from 'react'
import { comma } from '#base/language/lists.ts'

/** `commaList` of elements. */
export const CommaList = ({ children }: { children: ReactNode }) =>
  Children.toArray(children)
    .filter(Boolean)
    .map((item, at) => (
      <Fragment key={at}>
        {at > 0 && comma}
        {item}
      </Fragment>
    ))
