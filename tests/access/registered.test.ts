import { expect, it } from 'vitest'
import { findUnlisted } from '../../scripts/registered.mjs'

const registry = 'domain/registry.ts'
const sources: Record<string, string> = {
  [registry]: `
    import { cleanHandler, nightClock } from './houses/clean'
    import { doorbellEvent, helloBuilder } from './houses/events'
    import { doorTopic, windowTopics } from './houses/topics'
    import { houseFollowUps } from './houses/follow-ups'
    export const registry = {
      jobs: [cleanHandler],
      clock: [nightClock],
      events: everyEvent([helloBuilder, doorbellEvent]),
      topics: [doorTopic, ...windowTopics],
      houseFollowUps,
    }`,
  'domain/houses/clean.ts': `
    const alike = (name: string) => defineJob({ name, payload })
    export const cleanJob = alike('clean')
    export const cleanHandler = handledBy(cleanJob, clean)
    export const nightClock = atTimes({ name: 'night', at: '0 3 * * *' }, clean)`,
  'domain/houses/events.ts': `
    export const helloEvent = defineEvent({ name: 'hello', mail: { label: 'Hola', refs } })
    export const doorbellEvent = defineEvent({ name: 'doorbell', notice })
    export const helloBuilder = builtBy(helloEvent, async () => null)`,
  'domain/houses/topics.ts': `
    export interface Topic { topic: string }
    declare module '../ctx' { interface Registry { topics: readonly Topic[] } }
    export const doorTopic: Topic = { topic: 'door' }
    export const windowTopics: readonly Topic[] = [{ topic: 'window' }]`,
  'domain/houses/follow-ups.ts': `
    declare module '../ctx' { interface Registry { houseFollowUps: HouseFollowUps } }
    export const houseFollowUps: HouseFollowUps = {}`,
}

const unlistedWith = (added: Record<string, string>) => {
  const all = { ...sources, ...added }
  return findUnlisted(Object.keys(all), registry, (file) => all[file] ?? '')
}

it('finds nothing where the registry lists each job, entry of the clock, event and what else it is made of', () => {
  expect(unlistedWith({})).toEqual([])
})

it('accepts what a noun contributes, if the registry joins its contributions', () => {
  const paint = {
    'domain/paint/walls.ts': 'export const paintHandler = handledBy(cleanJob, paint)',
    'domain/paint/contributions.ts': `
      import { paintHandler } from './walls'
      export const paint = { jobs: [paintHandler] }`,
  }
  expect(unlistedWith(paint)).toHaveLength(1)
  const registryText = `import { paint } from './paint/contributions'\n${sources[registry]}`
  expect(unlistedWith({ ...paint, [registry]: registryText })).toEqual([])
})

it('names a job, an entry of the clock and an event that the registry does not list', () => {
  const file = 'domain/houses/paint.ts'
  const sources = [
    'export const paintHandler = handledBy(cleanJob, paint)',
    "export const paintClock = atTimes({ name: 'paint', at: '0 4 * * *' }, paint)",
    'export const paintBuilder = builtBy(helloEvent, async () => null)',
  ]
  for (const source of sources) {
    const name = source.split(' ')[2]
    expect(unlistedWith({ [file]: source })).toEqual([
      expect.stringMatching(`^${file}: ${name} .* is not listed in ${registry}$`),
    ])
  }
})

it('names a job that nothing handles and an event that nothing builds or lists, also those made alike', () => {
  const file = 'domain/houses/paint.ts'
  const source = `
    const alike = (name: string) => defineJob({ name, payload })
    export const paintJob = alike('paint')
    export const paintedEvent = defineEvent({ name: 'painted', mail: { label: 'Pintado', refs } })`
  expect(unlistedWith({ [file]: source }).map((line) => line.split(' ')[1])).toEqual([
    'paintJob',
    'paintedEvent',
  ])
})

it("names an unlisted declaration of the registry's types, in each way of writing it", () => {
  const file = 'domain/houses/gates.ts'
  const sources = [
    "export const gateTopic: Topic = { topic: 'gate' }",
    "export const gateTopic: Topic<Reason> = { topic: 'gate' }",
    "export const gateTopic = { topic: 'gate' } satisfies Topic",
    "export const gateTopics: readonly Topic[] = [{ topic: 'gate' }]",
    'export const gateFollowUps: HouseFollowUps = {}',
  ]
  for (const source of sources)
    expect(unlistedWith({ [file]: source })).toEqual([
      expect.stringMatching(`^${file}: gate\\w+ \\(.*\\) is not listed in ${registry}$`),
    ])
  expect(unlistedWith({ [file]: "export const gate: GateSign = { topic: 'gate' }" })).toEqual([])
})

it('names what a function of another file makes, also through a second function', () => {
  const wrappers = {
    'domain/houses/alike.ts': 'export const alike = (name: string) => defineJob({ name, payload })',
    'domain/houses/nightly.ts': `
      import { daily } from './daily'
      export const nightly = (name: string) => daily(name, '0 3 * * *')`,
    'domain/houses/daily.ts':
      'export const daily = (name: string, at: string) => atTimes({ name, at }, work)',
  }
  const file = 'domain/houses/paint.ts'
  const source = `
    import { alike as paintAlike } from './alike'
    import { nightly } from '../houses/nightly'
    export const paintJob = paintAlike('paint')
    export const paintClock = nightly('paint')`
  expect(unlistedWith({ ...wrappers, [file]: source })).toEqual([
    `${file}: paintClock (atTimes) is not listed in ${registry}`,
    `${file}: paintJob has neither handledBy nor builtBy, and no list names it`,
  ])
  const own = 'const nightly = (name: string) => name\nexport const paintName = nightly(name)'
  expect(unlistedWith({ ...wrappers, [file]: own })).toEqual([])
})

it('names what is made by another name of what makes it, or by all of its module', () => {
  const file = 'domain/houses/paint.ts'
  const sources = [
    "import { atTimes as at } from '../kernel/define-job'\nexport const paint = at({ name: 'paint' }, work)",
    "import * as jobs from '../kernel/define-job'\nexport const paint = jobs.handledBy(cleanJob, work)",
    "import * as houses from './nightly'\nexport const paint = houses.nightly('paint')",
  ]
  const nightly = "export const nightly = (name: string) => atTimes({ name, at: '0 3 * * *' }, work)"
  for (const source of sources)
    expect(unlistedWith({ 'domain/houses/nightly.ts': nightly, [file]: source })).toEqual([
      expect.stringMatching(`^${file}: paint \\(.*\\) is not listed in ${registry}$`),
    ])
})

it('names a value that is cast to a type of the registry, or has all of its parts without the type', () => {
  const gates = {
    'domain/houses/gates.ts': `
      export interface Gate { name: string; lock(): void; colour?: string }
      declare module '../ctx' { interface Registry { gates: readonly Gate[] } }`,
  }
  const file = 'domain/houses/garden.ts'
  const sources = [
    'export const gate = made as Gate',
    "export const gate = { name: 'garden', lock() {} }",
    "export const gate = { name: 'garden', lock: () => {} } as const",
  ]
  for (const source of sources)
    expect(unlistedWith({ ...gates, [file]: source })).toEqual([
      `${file}: gate (Gate) is not listed in ${registry}`,
    ])
  expect(unlistedWith({ ...gates, [file]: "export const garden = { name: 'garden' }" })).toEqual([])
})

it('takes no other thing of the same name for the listed one, and none that has no name', () => {
  const file = 'domain/houses/paint.ts'
  expect(unlistedWith({ [file]: 'export const cleanHandler = handledBy(cleanJob, paint)' })).toHaveLength(1)
  expect(unlistedWith({ [file]: 'run([handledBy(cleanJob, paint)])' })).toHaveLength(1)
})
