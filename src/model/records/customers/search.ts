/** Whether a part of an address finds its customer is not documented, so the screen says so. */
export const EXPERIMENT = '@'
