const told = { title: 'Told' }

/** For kinds of write that are about something else than their words. */
export const sameWords = {
  checking: told,
  done: told,
  rejected: told,
  'not-recorded': told,
  unprovable: told,
  'not-sent': told,
}
