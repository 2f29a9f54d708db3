import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { expect, it } from 'vitest'
import { nobodyText, nobodyTitle, soughtRubro } from './nobody-text'
import { readAsked } from './search-address'

const place = { localidadId: 9001, provinciaId: 24, city: 'Ushuaia', state: 'Tierra del Fuego' }
const psychology = { id: 40, name: 'Psicología' } as RubroView
/** Only what tells them apart is filled in. */
const rubros = [{ id: 1, name: 'Plomería' } as RubroView, psychology]

/** What is sought by an address, and what is said of it where nobody is found. */
function said(given: Record<string, string>, meantRubros: string[] = [], where: typeof place | null = null) {
  const asked = readAsked(given)
  const rubro = soughtRubro(rubros, asked, { meantRubros })
  return { rubroId: rubro?.id, title: nobodyTitle(asked, { rubro, place: where }) }
}

it('the one rubro that was understood is named, and goes on to the form', () => {
  const nobody = { rubroId: 40, title: 'Ahora no hay nadie disponible de Psicología' }
  expect(said({ query: 'psicologa' }, ['Psicología'])).toEqual(nobody)
  expect(said({ rubroIds: '40' })).toEqual(nobody)
  expect(said({ query: 'psicologa', rubroIds: '40' }, ['Psicología'])).toEqual(nobody)
  // A wider circle narrows nothing down; who takes no work now is there only for whoever asks for all.
  expect(said({ query: 'psicologa', radiusKm: '100', minRating: '0' }, ['Psicología'])).toEqual(nobody)
  expect(said({ query: 'psicologa', availability: 'all' }, ['Psicología']).title).toBe(
    'Todavía no hay nadie de Psicología',
  )
  expect(said({ query: 'psicologa' }, ['Psicología'], place).title).toBe(
    'Ahora no hay nadie disponible de Psicología cerca de Ushuaia',
  )
})

it('of several rubros, and of none, no form opens with one', () => {
  for (const asked of [
    said({ query: 'caño' }, ['Psicología', 'Plomería']),
    said({ query: 'psicologa', rubroIds: '1' }, ['Psicología']),
    said({ rubroIds: '1,40' }),
    said({ query: 'zzzz' }),
  ])
    expect(asked.rubroId).toBeUndefined()
})

it('other words and fewer filters are advised only where there are some', () => {
  expect(said({ query: 'zzzz' }).title).toBe('Probá con otra palabra')
  expect(said({ query: 'zzzz', minRating: '4.5' }).title).toBe('Probá con otra palabra o con menos filtros')
  expect(said({ query: 'psicologa', minRating: '4.5' }, ['Psicología']).title).toBe('Probá con menos filtros')
  expect(said({ responseMinutes: '60' }).title).toBe('Probá con menos filtros')
  expect(said({ rubroIds: '1,40' }).title).toBe('Probá con menos filtros')
  expect(said({}, [], place).title).toBe('Ahora no hay nadie disponible cerca de Ushuaia')
})

it('where there is nobody, nobody is promised to be told', () => {
  expect(nobodyText(place)).toContain('si algún profesional llega a Ushuaia')
  expect(nobodyText(null)).not.toContain('les avisamos')
})
