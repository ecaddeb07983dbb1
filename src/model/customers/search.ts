/**
 * Nearly every email address contains it. Whether a part of an address finds its customer is not
 * documented, so the screen says when it searched for this.
 */
export const EXPERIMENT = '@'
