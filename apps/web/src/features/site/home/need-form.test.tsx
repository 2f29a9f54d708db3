import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NeedForm } from './need-form'
import { TypedRubro } from './typed-rubro'

it('sends what is typed to the search without scripts', () => {
  const form = renderToStaticMarkup(<NeedForm />)
  expect(form).toMatch(/<form[^>]* action="\/search\/professionals" method="get"/)
  expect(form).toMatch(
    /<input[^>]*id="inicio-rubro"[^>]*name="query"|<input[^>]*name="query"[^>]*id="inicio-rubro"/,
  )
})

it('offers the box of the request form under the same label, and sends the rubro and the words', () => {
  const box = renderToStaticMarkup(<TypedRubro id="inicio-rubro" name="rubroId" placeholder="" rubros={[]} />)
  expect(box).toContain('<input type="hidden" name="rubroId" value=""/>')
  expect(box).toContain('<input type="hidden" name="necesito" value=""/>')
  expect(box).toMatch(/id="inicio-rubro"[^>]*role="combobox"|role="combobox"[^>]*id="inicio-rubro"/)
})
