/**
 * Stands in nearly every email address. Whether a part of an address finds its customer is not
 * documented, so a search for this is an experiment, and is called one.
 */
export const EXPERIMENT = '@'
