/*
 * Files that look at every screen in one more way, or at odd data through screens that a daily test
 * opens too. They take half of the time and run by night, or when they are named: the gate has ten
 * minutes.
 */
export const byNight = [
  'coupons-odd',
  'customers-odd',
  'cut-cells',
  'cut-cells-desk',
  'engines',
  'installed',
  'large-fonts',
  'many',
  'memory',
  'monkey',
  'newcomer',
  'odd-texts',
  'on-paper',
  'overview-odd',
  'reviews-odd',
  'role-exports',
  'screen-reader',
  'sellers-odd',
  'short-windows',
  'ten-questions',
  'touch-targets',
  'visible-records',
  'waiting',
  'webhook-bodies',
  'wrong-clock',
] as const
