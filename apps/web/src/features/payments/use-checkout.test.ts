import { expect, it } from 'vitest'
import { ApiError } from '@/lib/api/api-client'
import { checkoutText } from './use-checkout'

it('a payment that could not be begun is named where nobody refused it, and told in their words where somebody did', () => {
  for (const code of ['network', 'timeout', 'internal', 'unavailable'] as const)
    expect(checkoutText(new ApiError(code))).toBe('Error al crear el pago')
  expect(checkoutText(new ApiError('nothing_to_pay', { text: 'No hay nada para pagar.' }))).toBe(
    'No hay nada para pagar.',
  )
})
