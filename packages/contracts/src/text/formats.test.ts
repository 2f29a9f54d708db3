import { describe, expect, it } from 'vitest'
import { countOf } from './count-of'
import { formatDate, formatMoment } from './format-date'
import { formatDistance } from './format-distance'
import { formatMoney } from './format-money'
import { hoursInWords } from './hours-in-words'

describe('amounts, moments, distances and counts', () => {
  it('are written the Argentine way, in the time of Buenos Aires', () => {
    expect(formatMoney(15_000)).toBe('$\u00a015.000')
    expect(formatMoney(1_234.5)).toBe('$\u00a01.234,50')
    expect(formatDate('2026-12-04T02:00:00.000Z')).toBe('3 de diciembre de 2026')
    expect(formatMoment('2026-11-27T17:30:00.000Z')).toBe('27 de noviembre, 14:30')
    expect(formatMoment('2026-01-01T03:05:00.000Z')).toBe('1 de enero, 00:05')
    expect(formatDistance(0.2)).toBe('en tu zona')
    expect(formatDistance(0.2, 'a menos de 1 km')).toBe('a menos de 1 km')
    expect(formatDistance(3.24)).toBe('a 3,2 km')
    expect(formatDistance(1)).toBe('a 1 km')
    expect(formatDistance(48.4)).toBe('a 48 km')
    expect([1, 24, 36, 72].map(hoursInWords)).toEqual(['una hora', 'un día', '36 horas', '3 días'])
    expect(countOf(1, 'foto', 'fotos')).toBe('1 foto')
    expect(countOf(3, 'foto', 'fotos')).toBe('3 fotos')
  })
})
