import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DirectAccountFields } from './direct-account-fields'
import { DirectMoreFields } from './direct-more-fields'
import { accountNames, moreNames } from './use-direct-form'

it('lists the fields of the summary of faults in the order of the form', () => {
  const form = renderToStaticMarkup(
    <>
      <DirectAccountFields faults={{}} />
      <DirectMoreFields faults={{}} rubros={[]} />
    </>,
  )
  const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect([...accountNames, ...moreNames]).toEqual(names)
})
