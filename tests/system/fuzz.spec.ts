import type { Endpoint } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { phonePhoto } from '../journeys/support/pictures'
import { openWorld, type World } from '../journeys/support/world'
import { type Call, callsOf } from './fuzz/call'
import { type Answer, send } from './fuzz/send'
import { buildSubjects } from './fuzz/subjects'

const inputsEach = 200
const fixedSeed = 20_261_121
/** Another one each time; OFICIO_FUZZ_SEED replays one that found something. */
const otherSeed = Number(process.env.OFICIO_FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** Answers that say that the call never came to the use-case. */
const doorCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'foreign_origin',
  'method_not_allowed',
  'too_large',
  'wrong_content_type',
  'validation_failed',
]
const atOnce = 10

let world: World
let subjects: Awaited<ReturnType<typeof buildSubjects>>
let photo: Uint8Array
test.beforeAll(async () => {
  world = await openWorld('openSite')
  subjects = await buildSubjects(world)
  photo = (await phonePhoto('foto.jpg', 'teal')).buffer
})
test.afterAll(() => world.close())

test(`${inputsEach} generated inputs per endpoint are answered, and refused in our own words`, async () => {
  test.slow()
  const lines: string[] = []
  const faults: string[] = []
  const tooFew: string[] = []
  const started = Date.now()
  for (const endpoint of allEndpoints) {
    const { answers, found } = await fuzz(endpoint)
    const reached = answers.filter(hasReached).length / answers.length
    lines.push(`${endpoint.name.padEnd(34)} ${(100 * reached).toFixed(0).padStart(3)} %  ${tally(answers)}`)
    faults.push(...found)
    if (reached < 0.3) tooFew.push(endpoint.name)
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  const head = `seeds ${fixedSeed} and ${otherSeed}, ${allEndpoints.length} endpoints, ${seconds} s; reached the use-case:`
  console.log([head, ...lines].join('\n'))
  expect(faults).toEqual([])
  expect(tooFew, 'too few inputs reach the use-case').toEqual([])
})

async function fuzz(endpoint: Endpoint): Promise<{ answers: Answer[]; found: string[] }> {
  const inputs = { known: subjects.known(endpoint), callers: await subjects.callers(endpoint), photo }
  const arbitrary = callsOf(endpoint, inputs)
  const half = (seed: number) => fc.sample(arbitrary, { seed, numRuns: inputsEach / 2 })
  const waiting = [...half(fixedSeed), ...half(otherSeed)]
  const answers: Answer[] = []
  const found: string[] = []
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const answer = await send(world.site.origin, endpoint, call)
      answers.push(answer)
      if (answer.fault)
        found.push(`${endpoint.method} ${endpoint.path} ${answer.fault}; sent: ${shown(call)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { answers, found }
}

const hasReached = ({ status, code }: Answer): boolean => status !== 0 && !doorCodes.includes(code)

function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>()
  for (const { status, code } of answers) {
    const name = code || String(status)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

const shown = (call: Call): string =>
  JSON.stringify(call, (_name, value) =>
    value instanceof Uint8Array ? `${value.length} bytes` : value,
  ).slice(0, 700)
