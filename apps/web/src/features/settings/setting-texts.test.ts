import { expect, it } from 'vitest'
import { todayText } from './setting-texts'

it('says of money alone that what was charged stays as it is', () => {
  expect(todayText(15_000, 'ars')).toContain('Lo que ya se cobró queda como está.')
  expect(todayText(60, 'minutes')).toBe('Hoy: 60 minutos.')
})
