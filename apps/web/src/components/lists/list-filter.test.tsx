import { professionalList } from '@oficio/contracts/admin/professionals'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ListFilter } from './list-filter'

it('keeps the filters of a list folded, so that the list begins high on a phone', () => {
  const filter = renderToStaticMarkup(<ListFilter list={professionalList} query={{ sort: 'oldest' }} />)
  expect(filter).toMatch(/<details class="group">.*Filtros y orden/)
  expect(filter).not.toContain('Filtros activos')
})

it('shows each active filter as a link to the list without it', () => {
  const filter = renderToStaticMarkup(
    <ListFilter
      list={professionalList}
      query={{ sort: 'waiting', status: 'pending_approval', rubroId: 3 }}
      references={{ rubroId: [{ id: 3, name: 'Gas' }] }}
    />,
  )
  const chips = [...filter.matchAll(/href="([^"]*)"[^>]*><span[^>]*>Quitar <\/span><span[^>]*>([^<]*)</g)]
  expect(chips.map(([, href, text]) => [text, href?.replaceAll('&amp;', '&')])).toEqual([
    ['Estado: Espera aprobación', expect.not.stringContaining('estado=')],
    ['Rubro: Gas', expect.not.stringContaining('rubro=')],
  ])
  expect(filter).toContain('Quitar filtros')
})
