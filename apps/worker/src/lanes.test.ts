import { registry } from '@oficio/domain/registry'
import { expect, it } from 'vitest'
import { lanesOf } from './lanes'

it('mails have a lane of one slot, so that the death of a worker repeats at most one', () => {
  const lane = lanesOf(registry.jobs).find(({ jobs }) => jobs.some(({ name }) => name === 'send-mail'))
  expect(lane).toMatchObject({ jobs: [{ name: 'send-mail' }], concurrency: 1 })
})

it('every job is in exactly one lane', () => {
  const names = lanesOf(registry.jobs).flatMap(({ jobs }) => jobs.map(({ name }) => name))
  expect(names.sort()).toEqual(registry.jobs.map(({ name }) => name).sort())
})
