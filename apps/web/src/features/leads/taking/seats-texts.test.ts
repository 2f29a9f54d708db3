import { expect, it } from 'vitest'
import { seatsTexts } from './seats-texts'

it('the home names as many professionals as the setting says, and no other number', () => {
  const allTexts = (seats: number) => Object.values(seatsTexts(seats)).join(' ')
  expect(allTexts(5).match(/cinco/gi)).toHaveLength(5)
  expect(allTexts(3).match(/tres/gi)).toHaveLength(5)
  expect(allTexts(3)).not.toMatch(/cinco\b|cinco /i)
  expect(allTexts(1)).toContain('un solo lugar')
  expect(allTexts(1)).not.toMatch(/profesionales|lugares/)
})
