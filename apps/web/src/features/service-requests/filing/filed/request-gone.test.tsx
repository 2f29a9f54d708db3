import { limits } from '@oficio/contracts/limits'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RequestGone } from './request-gone'

it('says on the page after filing why a request is gone, and offers to file it again', () => {
  const markup = renderToStaticMarkup(<RequestGone onStartAgain={() => undefined} />)
  expect(markup).toContain(`no pudimos mandarte el email con el código en ${limits.waitingCodeHours} horas`)
  expect(markup).toContain('Hacerla de nuevo')
})
