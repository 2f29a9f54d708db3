import { expect, it, vi } from 'vitest'
import { makeStreams } from './account-streams'

const open = () => ({ tell: vi.fn(), end: vi.fn() })

it('tells the pages of that account and no others, and all of them where something was missed', () => {
  const streams = makeStreams()
  const [ana, alsoAna, berta] = [open(), open(), open()]
  streams.add('ana', ana)
  const close = streams.add('ana', alsoAna)
  streams.add('berta', berta)
  streams.tell('ana')
  close()
  streams.tell('ana')
  streams.tell()
  expect([ana, alsoAna, berta].map(({ tell }) => tell.mock.calls.length)).toEqual([3, 1, 1])
})

it('holds no more pages of one account than somebody has open, the newest', () => {
  const streams = makeStreams()
  const pages = Array.from({ length: 20 }, open)
  for (const page of pages) streams.add('ana', page)
  expect(pages.findIndex(({ end }) => end.mock.calls.length === 0)).toBe(8)
  streams.tell('ana')
  expect(pages.filter(({ tell }) => tell.mock.calls.length === 1)).toHaveLength(12)
})

it('ends all of them when the process ends', () => {
  const streams = makeStreams()
  const page = open()
  streams.add('ana', page)
  streams.endAll()
  expect(page.end).toHaveBeenCalledOnce()
})
