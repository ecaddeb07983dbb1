/** Orders from which on a percentage says more than the numbers. */
export const ENOUGH = 20
