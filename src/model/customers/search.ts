/**
 * Nearly every email address contains it. Whether a part of an address finds its customer is not
 * documented, so the screen calls a search for this an experiment.
 */
export const EXPERIMENT = '@'
