import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StatusPill } from './status-pill'

it('tells the client of a request what happens, and others the state', () => {
  expect(renderToStaticMarkup(<StatusPill status="pending" isForClient />)).toContain(
    'Esperando profesionales',
  )
  expect(renderToStaticMarkup(<StatusPill status="pending" isForClient isSeen />)).toContain('Ya te vieron')
  expect(renderToStaticMarkup(<StatusPill status="open" isForClient />)).toContain('Ya te contactaron')
  expect(renderToStaticMarkup(<StatusPill status="open" />)).toContain('Abierta')
})
