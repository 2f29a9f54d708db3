import { expect, it } from 'vitest'
import { seatsTexts } from './seats-texts'

it('the home names as many professionals as the setting says, and no other number', () => {
  const said = (seats: number) => Object.values(seatsTexts(seats)).join(' ')
  expect(said(5).match(/cinco/gi)).toHaveLength(5)
  expect(said(3).match(/tres/gi)).toHaveLength(5)
  expect(said(3)).not.toMatch(/cinco\b|cinco /i)
  expect(said(1)).toContain('un solo lugar')
  expect(said(1)).not.toMatch(/profesionales|lugares/)
})
