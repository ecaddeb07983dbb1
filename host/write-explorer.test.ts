import { expect, test } from 'vitest'
import { type Outcome, type Scenario, explore } from './write-explorer.testing.ts'

function atMostOncePerId({ deliveries, answers }: Outcome) {
  expect(new Set(deliveries).size).toBe(deliveries.length)
  for (const { id, answer } of answers) {
    // A write reported as done was delivered; one reported as refused never is.
    if (answer.status === 200) expect(deliveries).toContain(id)
    if (answer.status === 409 || answer.status === 429) expect(deliveries).not.toContain(id)
  }
}

const nightly = Boolean(process.env.NIGHTLY)
const most = nightly ? 200_000 : 1_700
const byChance = nightly ? 200_000 : 300

const scenarios: [string, Scenario][] = [
  [
    'one id at two hosts, one of which may crash',
    {
      hosts: 2,
      sends: [
        { host: 0, id: 'a' },
        { host: 1, id: 'a' },
      ],
      crashes: 1,
      jumps: 0,
      losses: 0,
    },
  ],
  [
    'one id at two hosts, while calls of the store are lost',
    {
      hosts: 2,
      sends: [
        { host: 0, id: 'a' },
        { host: 1, id: 'a' },
      ],
      crashes: 0,
      jumps: 0,
      losses: 1,
    },
  ],
  [
    'one id at three hosts, two of which may crash',
    {
      hosts: 3,
      sends: [
        { host: 0, id: 'a' },
        { host: 1, id: 'a' },
        { host: 2, id: 'a' },
      ],
      crashes: 2,
      jumps: 0,
      losses: 0,
    },
  ],
  [
    'one id at two hosts, with a crash and time that passes',
    {
      hosts: 2,
      sends: [
        { host: 0, id: 'a' },
        { host: 1, id: 'a' },
      ],
      crashes: 1,
      jumps: 1,
      losses: 1,
    },
  ],
  [
    'one id at two hosts, while its key reaches its limit',
    {
      hosts: 2,
      sends: [
        { host: 0, id: 'a' },
        { host: 1, id: 'b' },
        { host: 0, id: 'c' },
        { host: 1, id: 'c' },
      ],
      crashes: 0,
      jumps: 0,
      losses: 0,
      limits: { writesPerMinute: 1 },
      atAnyTime: true,
    },
  ],
  [
    'one id twice at a host, while the store goes back and another host goes on',
    {
      hosts: 2,
      sends: [
        { host: 0, id: 'a' },
        { host: 0, id: 'b' },
        { host: 1, id: 'c' },
        { host: 0, id: 'b' },
      ],
      crashes: 0,
      jumps: 0,
      losses: 1,
      returns: 1,
      inTurn: true,
    },
  ],
]

test.each(scenarios)(
  '%s: each id is delivered at most once',
  { timeout: 900_000 },
  async (name, scenario) => {
    const { runs, isWhole } = await explore(scenario, atMostOncePerId, most, byChance)
    console.log(`${name}: ${runs} runs${isWhole ? ', all there are' : ''}`)
    expect(runs).toBeGreaterThan(10)
  },
)

test(
  'two refunds of one order are never at the service at once',
  { timeout: 900_000 },
  async () => {
    const sends = [
      { host: 0, id: 'a' },
      { host: 1, id: 'b' },
    ]
    const scenario = { hosts: 2, sends, crashes: 0, jumps: 0, losses: 1 }
    const { runs } = await explore(
      scenario,
      (outcome) => {
        atMostOncePerId(outcome)
        expect(outcome.mostAtService).toBeLessThanOrEqual(1)
      },
      most,
      byChance,
    )
    console.log(`two refunds of one order: ${runs} runs`)
  },
)
