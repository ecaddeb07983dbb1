/** Service secrets never reach the page, only whether they are set. */
export function SetOrNot({ isSet }: { isSet: boolean | undefined }) {
  return isSet ? <span>Set</span> : <span className="quiet">Not set</span>
}
