import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VisitorFailure } from './visitor-failure'

it('tells the visitor that the request did not load and offers to retry', () => {
  const html = renderToStaticMarkup(<VisitorFailure onRetry={() => undefined} />)
  expect(html).toContain('Error al cargar la solicitud')
  expect(html).toContain('Reintentar')
})
