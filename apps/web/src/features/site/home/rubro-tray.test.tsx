import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RubroTray } from './rubro-tray'
import { TypedRubro } from './typed-rubro'

const plumbing = { id: 1, name: 'Plomería', icon: 'droplet', isPopular: true }

it('sends what is typed to the search without scripts', () => {
  const tray = renderToStaticMarkup(<RubroTray rubros={[plumbing]} />)
  expect(tray).toMatch(/<form[^>]* action="\/search\/professionals" method="get"/)
  expect(tray).toMatch(
    /<input[^>]*id="inicio-rubro"[^>]*name="query"|<input[^>]*name="query"[^>]*id="inicio-rubro"/,
  )
})

it('offers the box of the request form under the same label, and sends the rubro and the words', () => {
  const box = renderToStaticMarkup(<TypedRubro id="inicio-rubro" name="rubroId" rubros={[]} />)
  expect(box).toContain('<input type="hidden" name="rubroId" value=""/>')
  expect(box).toContain('<input type="hidden" name="necesito" value=""/>')
  expect(box).toMatch(/id="inicio-rubro"[^>]*role="combobox"|role="combobox"[^>]*id="inicio-rubro"/)
})
