import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TryAgain } from './try-again'

it('a payment that did not go through is begun again where its kind says, whoever made it', () => {
  const html = renderToStaticMarkup(<TryAgain startPath="/advertising/bookings/1" />)
  expect(html).toContain('href="/advertising/bookings/1"')
})
