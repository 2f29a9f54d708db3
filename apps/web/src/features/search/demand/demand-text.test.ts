import { expect, it } from 'vitest'
import { demandText } from './demand-text'

const counted = { days: 90, requests: 12, answered: 7, isMore: false }

it('says what was counted and nothing that was not', () => {
  expect(demandText(counted)).toEqual({
    title: '12 pedidos en los últimos 90 días',
    text: 'En 7 un profesional ya se puso en contacto con el cliente.',
  })
  expect(demandText({ ...counted, requests: 1, answered: 0 })).toMatchObject({
    title: '1 pedido en los últimos 90 días',
    text: expect.stringContaining('Ninguno'),
  })
  expect(demandText({ ...counted, requests: 5000, isMore: true }).title).toBe(
    'Más de 5.000 pedidos en los últimos 90 días',
  )
})

it('has no data where nothing was asked for', () => {
  expect(demandText({ ...counted, requests: 0, answered: 0 })).toMatchObject({
    title: 'Todavía no hay datos',
  })
})
