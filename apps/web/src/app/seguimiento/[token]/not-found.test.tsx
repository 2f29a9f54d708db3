import { limits } from '@oficio/contracts/limits'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import TrackingNotFound from './not-found'

it('says behind the tracking link of a deleted request why it is gone, and leads to the form', () => {
  const markup = renderToStaticMarkup(<TrackingNotFound />)
  expect(markup).toContain(`no pudimos mandarte el email con el código en ${limits.waitingCodeHours} horas`)
  expect(markup).toMatch(/href="\/service-request"[^>]*>Hacer una solicitud nueva/)
})
