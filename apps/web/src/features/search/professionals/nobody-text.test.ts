import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { expect, it } from 'vitest'
import { nobodyText, nobodyTitle, soughtRubro } from './nobody-text'
import { readSearchFields } from './search-address'

const place = { localidadId: 9001, provinciaId: 24, city: 'Ushuaia', state: 'Tierra del Fuego' }
const psychology = { id: 40, name: 'Psicología' } as RubroView
/** Partial rubros are enough, because the code reads only id and name. */
const rubros = [{ id: 1, name: 'Plomería' } as RubroView, psychology]

/** Returns the rubro that an address searches for, and the title if nobody is found. */
function textFor(
  parameters: Record<string, string>,
  meantRubros: string[] = [],
  where: typeof place | null = null,
) {
  const fields = readSearchFields(parameters)
  const rubro = soughtRubro(rubros, fields, { meantRubros })
  return { rubroId: rubro?.id, title: nobodyTitle(fields, { rubro, place: where }) }
}

it('the one rubro that was understood is named, and goes on to the form', () => {
  const emptyText = { rubroId: 40, title: 'Ahora no hay nadie disponible de Psicología' }
  expect(textFor({ query: 'psicologa' }, ['Psicología'])).toEqual(emptyText)
  expect(textFor({ rubroIds: '40' })).toEqual(emptyText)
  expect(textFor({ query: 'psicologa', rubroIds: '40' }, ['Psicología'])).toEqual(emptyText)
  // A wider radius is not a filter. Unavailable professionals appear only in a search for all.
  expect(textFor({ query: 'psicologa', radiusKm: '100', minRating: '0' }, ['Psicología'])).toEqual(emptyText)
  expect(textFor({ query: 'psicologa', availability: 'all' }, ['Psicología']).title).toBe(
    'Todavía no hay nadie de Psicología',
  )
  expect(textFor({ query: 'psicologa' }, ['Psicología'], place).title).toBe(
    'Ahora no hay nadie disponible de Psicología cerca de Ushuaia',
  )
})

it('several rubros, or none, open the form without a rubro', () => {
  for (const expected of [
    textFor({ query: 'caño' }, ['Psicología', 'Plomería']),
    textFor({ query: 'psicologa', rubroIds: '1' }, ['Psicología']),
    textFor({ rubroIds: '1,40' }),
    textFor({ query: 'zzzz' }),
  ])
    expect(expected.rubroId).toBeUndefined()
})

it('other words and fewer filters are advised only where there are some', () => {
  expect(textFor({ query: 'zzzz' }).title).toBe('Probá con otra palabra')
  expect(textFor({ query: 'zzzz', minRating: '4.5' }).title).toBe(
    'Probá con otra palabra o con menos filtros',
  )
  expect(textFor({ query: 'psicologa', minRating: '4.5' }, ['Psicología']).title).toBe(
    'Probá con menos filtros',
  )
  expect(textFor({ responseMinutes: '60' }).title).toBe('Probá con menos filtros')
  expect(textFor({ rubroIds: '1,40' }).title).toBe('Probá con menos filtros')
  expect(textFor({}, [], place).title).toBe('Ahora no hay nadie disponible cerca de Ushuaia')
})

it('an empty place promises no notice to anybody', () => {
  expect(nobodyText(place)).toContain('si algún profesional llega a Ushuaia')
  expect(nobodyText(null)).not.toContain('les avisamos')
})
