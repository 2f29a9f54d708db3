import { expect, it } from 'vitest'
import { controlFaultsOf } from './control-faults'

it('shows a refused value or moment beside its control', () => {
  expect(controlFaultsOf({ fields: { value: 'Ya es ese.' } })).toEqual({ value: 'Ya es ese.' })
  expect(controlFaultsOf({ fields: { validFrom: 'Ya pasó.' } })).toEqual({ validFrom: 'Ya pasó.' })
})

it('leaves a refusal of anything else to the toast', () => {
  expect(controlFaultsOf({ fields: { decisions: 'No es un número.' } })).toBeNull()
  expect(controlFaultsOf({ fields: {} })).toBeNull()
})
