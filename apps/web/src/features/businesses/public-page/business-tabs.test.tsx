import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BusinessTabs } from './business-tabs'

it('has every part in the HTML that is sent, none of them hidden, and links to each', () => {
  const tabs = ['informacion', 'fotos', 'resenas'].map((id) => ({
    id,
    label: id,
    content: <section id={id}>text of {id}</section>,
  }))
  const html = renderToStaticMarkup(<BusinessTabs tabs={tabs} />)
  for (const { id } of tabs) {
    expect(html).toContain(`text of ${id}`)
    expect(html).toContain(`href="#${id}"`)
  }
  expect(html).not.toContain('hidden')
  expect(html).not.toContain('role="tab')
})
