import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VisitorFailure } from './visitor-failure'

it('what did not load of a request is told, and can be asked for again', () => {
  const drawn = renderToStaticMarkup(<VisitorFailure onRetry={() => undefined} />)
  expect(drawn).toContain('Error al cargar la solicitud')
  expect(drawn).toContain('Reintentar')
})
