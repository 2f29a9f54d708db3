import { expect, it } from 'vitest'
import { ownDataAnswer } from './own-data-answer'

it('names the file by the day in Argentina', () => {
  const answer = ownDataAnswer({}, new Date('2026-11-29T01:30:00Z'))
  expect(answer.headers.get('content-disposition')).toContain('mis-datos-2026-11-28.json')
})
