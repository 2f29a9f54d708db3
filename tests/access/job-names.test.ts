import { registry } from '@oficio/domain/registry'
import { expect, it } from 'vitest'
import { jobLabel } from '../../apps/web/src/features/admin/jobs/job-names'

it('every job has a name for people, and no two have the same', () => {
  const labels = [...registry.jobs, ...registry.clock].map(({ name }) => jobLabel(name))
  expect(labels).not.toContain(jobLabel('a job that nobody knows'))
  expect(new Set(labels).size).toBe(labels.length)
})
