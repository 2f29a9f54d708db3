import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RubroTray } from './rubro-tray'
import { TypedRubro } from './typed-rubro'

const plumbing = { id: 1, name: 'Plomería', icon: 'droplet', isPopular: true }

it('offers the rubros as a plain list that works before any script', () => {
  const tray = renderToStaticMarkup(<RubroTray rubros={[plumbing]} />)
  expect(tray).toMatch(/<select[^>]*name="rubroId"/)
  expect(tray).toContain('<option value="1">Plomería</option>')
})

it('offers the box of the request form under the same label and name', () => {
  const box = renderToStaticMarkup(<TypedRubro id="inicio-rubro" name="rubroId" rubros={[]} />)
  expect(box).toContain('<input type="hidden" name="rubroId" value=""/>')
  expect(box).toMatch(/id="inicio-rubro"[^>]*role="combobox"|role="combobox"[^>]*id="inicio-rubro"/)
})
