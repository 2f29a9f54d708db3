import { expect, it } from 'vitest'
import { requestFormPath } from './form-path'

it('the form opens with what is known of the request, and with nothing where nothing is', () => {
  const rosario = { provinciaId: 21, localidadId: 21050 }
  expect(requestFormPath(3, rosario)).toBe('/service-request?rubroId=3&provincia=21&localidad=21050')
  expect(requestFormPath(undefined, rosario)).toBe('/service-request?provincia=21&localidad=21050')
  expect(requestFormPath(3, null)).toBe('/service-request?rubroId=3')
  expect(requestFormPath(undefined, null)).toBe('/service-request')
})

it('carries the words of a visitor to the form, encoded', () => {
  expect(requestFormPath(3, null, 'canilla & caño')).toBe(
    '/service-request?rubroId=3&necesito=canilla+%26+ca%C3%B1o',
  )
})
