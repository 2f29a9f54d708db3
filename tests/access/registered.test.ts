import { expect, it } from 'vitest'
import { findUnlisted } from '../../scripts/registered.mjs'

const registry = 'domain/registry.ts'
const sources: Record<string, string> = {
  [registry]: `
    import { cleanHandler, nightClock } from './houses/clean'
    import { helloBuilder } from './houses/mails'
    export const registry = { jobs: [cleanHandler], clock: [nightClock], mails: everyMail([helloBuilder]) }`,
  'domain/houses/clean.ts': `
    const alike = (name: string) => defineJob({ name, payload })
    export const cleanJob = alike('clean')
    export const cleanHandler = handledBy(cleanJob, clean)
    export const nightClock = atTimes({ name: 'night', at: '0 3 * * *' }, clean)`,
  'domain/houses/mails.ts': `
    export const helloMail = defineMail({ template: 'hello', refs })
    export const helloBuilder = builtBy(helloMail, async () => null)`,
}

const unlistedWith = (added: Record<string, string>) => {
  const all = { ...sources, ...added }
  return findUnlisted(Object.keys(all), registry, (file) => all[file] ?? '')
}

it('finds nothing where the registry lists each job, entry of the clock and mail', () => {
  expect(unlistedWith({})).toEqual([])
})

it('names a job, an entry of the clock and a mail that the registry does not list', () => {
  const file = 'domain/houses/paint.ts'
  const made = [
    'export const paintHandler = handledBy(cleanJob, paint)',
    "export const paintClock = atTimes({ name: 'paint', at: '0 4 * * *' }, paint)",
    'export const paintBuilder = builtBy(helloMail, async () => null)',
  ]
  for (const source of made) {
    const name = source.split(' ')[2]
    expect(unlistedWith({ [file]: source })).toEqual([
      expect.stringMatching(`^${file}: ${name} .* is not listed in ${registry}$`),
    ])
  }
})

it('names a job that nothing handles and a mail that nothing builds, also those made alike', () => {
  const file = 'domain/houses/paint.ts'
  const source = `
    const alike = (name: string) => defineJob({ name, payload })
    export const paintJob = alike('paint')
    export const paintedMail = defineMail({ template: 'painted', refs })`
  expect(unlistedWith({ [file]: source }).map((line) => line.split(' ')[1])).toEqual([
    'paintJob',
    'paintedMail',
  ])
})

it('takes no other thing of the same name for the listed one, and none that has no name', () => {
  const file = 'domain/houses/paint.ts'
  expect(unlistedWith({ [file]: 'export const cleanHandler = handledBy(cleanJob, paint)' })).toHaveLength(1)
  expect(unlistedWith({ [file]: 'run([handledBy(cleanJob, paint)])' })).toHaveLength(1)
})
