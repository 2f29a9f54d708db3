import { expect, it } from 'vitest'
import {
  LocationError,
  locationErrorCodes,
  locationErrorOf,
} from '@/features/places/locating/location-errors'
import { failureText } from './locate-here'

const byHand = 'Escribí la localidad.'

it('speaks of the field that the page has, and of no list, whatever went wrong', () => {
  for (const code of Object.values(locationErrorCodes)) {
    const text = failureText(locationErrorOf(new LocationError(code), byHand))
    expect(text).not.toContain('lista')
  }
  expect(failureText(locationErrorOf(new LocationError(1), byHand))).toContain(byHand)
})

it('says which town it filled in when it could not locate the device', () => {
  const denied = locationErrorOf(new LocationError(1), byHand)
  expect(failureText(denied, 'Rosario, Santa Fe')).toContain(
    'Mientras tanto usamos la última: Rosario, Santa Fe.',
  )
  expect(failureText(denied)).not.toContain('Mientras tanto')
})
