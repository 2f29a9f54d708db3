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
      onCorrected={() => undefined}
    />,
  )

it('a client who has not confirmed reads how many may open their data until then, where those are fewer', () => {
  expect(textOf(5)).toContain('Mientras tanto, solo 2 profesionales pueden ver tu teléfono y tu email.')
  expect(textOf(2)).not.toContain('Mientras tanto')
  expect(textOf(1)).not.toContain('Mientras tanto')
})
