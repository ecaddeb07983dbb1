/** A service secret: it never reaches the page, only whether there is one. */
export function SetOrNot({ isSet }: { isSet: boolean | undefined }) {
  return isSet ? <span>Set</span> : <span className="quiet">Not set</span>
}
