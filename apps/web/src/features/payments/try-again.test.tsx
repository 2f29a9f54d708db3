import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TryAgain } from './try-again'

it('a declined payment restarts on the page of its kind, for any payer', () => {
  const html = renderToStaticMarkup(<TryAgain startPath="/advertising/bookings/1" />)
  expect(html).toContain('href="/advertising/bookings/1"')
})
