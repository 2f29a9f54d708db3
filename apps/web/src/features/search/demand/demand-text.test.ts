import { expect, it } from 'vitest'
import { demandText, toChoose } from './demand-text'

const figures = { days: 90, requests: 12, answered: 7, isCountCapped: false, hasData: true }

it('says what was counted and nothing that was not', () => {
  expect(demandText(figures)).toEqual({
    title: '12 solicitudes en los últimos 90 días',
    text: 'En 7 un profesional ya se puso en contacto con el cliente.',
  })
  expect(demandText({ ...figures, requests: 1, answered: 0 })).toMatchObject({
    title: '1 solicitud en los últimos 90 días',
    text: expect.stringContaining('Ninguna tuvo'),
  })
  expect(demandText({ ...figures, requests: 5000, isCountCapped: true }).title).toBe(
    'Más de 5.000 solicitudes en los últimos 90 días',
  )
})

it('counts none as a number too, and has no data only where nothing was counted at all', () => {
  const none = { ...figures, requests: 0, answered: 0 }
  expect(demandText(none).title).toBe('Ninguna solicitud en los últimos 90 días')
  expect(demandText({ ...none, hasData: false }).title).toBe('Todavía no hay datos')
})

it('asks only for what was not chosen yet', () => {
  const selection = { rubroIds: [1], state: '2', city: '3' }
  expect(toChoose({ ...selection, rubroIds: [] })).toMatch(/^Elegí tus rubros,/)
  expect(toChoose({ ...selection, city: '' })).toMatch(/^Elegí tu localidad,/)
  expect(toChoose({ rubroIds: [], state: '', city: '' })).toMatch(/^Elegí tu localidad y tus rubros,/)
})
