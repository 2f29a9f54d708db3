import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConfirmBox } from './confirm-box'

const textOf = (leadsPerRequest: number) =>
  renderToStaticMarkup(
    <ConfirmBox
      requestId="x"
      token="x"
      email="ana@correo.example"
      leadsPerRequest={leadsPerRequest}
      onConfirmed={() => undefined}
    />,
  )

it('a client who has not confirmed reads how many may open their data, never more than may at all', () => {
  expect(textOf(5)).toContain('Mientras tanto, solo 2 profesionales pueden abrir tus datos.')
  expect(textOf(1)).toContain('Mientras tanto, solo 1 profesional puede abrir tus datos.')
})
