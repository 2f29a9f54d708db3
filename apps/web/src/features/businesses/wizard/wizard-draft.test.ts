import { afterEach, expect, it, vi } from 'vitest'
import { saveDraft } from './wizard-draft'
import { emptyWizard } from './wizard-values'

afterEach(() => vi.unstubAllGlobals())

it('gives the browser its cookie before the first save, also when two saves start together', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json({})
  })
  await Promise.all([saveDraft(emptyWizard), saveDraft({ ...emptyWizard, name: 'Café' })])
  expect(calls).toEqual(['/api/auth/device', '/api/business/draft', '/api/business/draft'])
})
