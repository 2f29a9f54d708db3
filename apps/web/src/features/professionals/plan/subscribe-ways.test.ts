import { expect, it } from 'vitest'
import { unforeseenTexts } from './subscribe-ways'

it('a failure without a reason is named where the subscription follows the trial', () => {
  expect(unforeseenTexts.afterTrial).toBe('Error al iniciar el período de prueba')
})
