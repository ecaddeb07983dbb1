import { expect, test } from 'vitest'
import { nearNames } from './near-names.ts'

const settings = ['WRITES_PER_MINUTE', 'SESSION_SECRET', 'DATA_DIR', 'HOST', 'PORT']

test.each([
  ['WRITE_PER_MINUTE', 'WRITES_PER_MINUTE'],
  ['writes_per_minute', 'WRITES_PER_MINUTE'],
  ['SESSION_SECRTE', 'SESSION_SECRET'],
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['REDIS_URI', undefined],
  ['DATADIR', 'DATA_DIR'],
  ['SESSION_SECRET_FILES', 'SESSION_SECRET_FILE'],
  ['SESSION_SECRET_FILE', undefined],
  ['HOSTS', undefined],
  ['HOME', undefined],
  ['SESSION_MANAGER', undefined],
])('%s may mean %s', (name, meant) => {
  const expected = meant ? [`${name} is no setting. ${meant} is.`] : []
  expect(nearNames({ [name]: 'x' }, settings)).toEqual(expected)
})
