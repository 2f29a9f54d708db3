import { allJobs } from '@oficio/domain/registry'
import { expect, it } from 'vitest'
import { lanesOf } from './lanes'

it('mails have a lane of one slot, so that the death of a worker repeats at most one', () => {
  const lane = lanesOf(allJobs).find(({ jobs }) => jobs.some(({ name }) => name === 'send-mail'))
  expect(lane).toMatchObject({ jobs: [{ name: 'send-mail' }], concurrency: 1 })
})

it('every job is in exactly one lane', () => {
  const names = lanesOf(allJobs).flatMap(({ jobs }) => jobs.map(({ name }) => name))
  expect(names.sort()).toEqual(allJobs.map(({ name }) => name).sort())
})
