import { registry } from '@oficio/domain/registry'
import { expect, it } from 'vitest'

it('every job has a name for people, and no two have the same', () => {
  const labels = [...registry.jobs, ...registry.clock].map(({ label }) => label)
  expect(labels).not.toContain('')
  expect(new Set(labels).size).toBe(labels.length)
})
