import { expect, it } from 'vitest'
import { placesTexts } from './places-texts'

it('the home names as many professionals as the setting says, and no other number', () => {
  const said = (places: number) => Object.values(placesTexts(places)).join(' ')
  expect(said(5).match(/cinco/gi)).toHaveLength(5)
  expect(said(3).match(/tres/gi)).toHaveLength(5)
  expect(said(3)).not.toMatch(/cinco\b|cinco /i)
  expect(said(1)).toContain('un solo lugar')
  expect(said(1)).not.toMatch(/profesionales|lugares/)
})
