import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConfirmBox } from './confirm-box'

const textOf = (leadsPerRequest: number, isCodeWaiting = false) =>
  renderToStaticMarkup(
    <ConfirmBox
      requestId="x"
      token="x"
      email="ana@correo.example"
      leadsPerRequest={leadsPerRequest}
      isCodeWaiting={isCodeWaiting}
      onConfirmed={() => undefined}
      onCorrected={() => undefined}
    />,
  )

it('a client who has not confirmed reads how many may open their data until then, where those are fewer', () => {
  expect(textOf(5)).toContain('Mientras tanto, solo 2 profesionales pueden ver tu teléfono y tu email.')
  expect(textOf(2)).not.toContain('Mientras tanto')
  expect(textOf(1)).not.toContain('Mientras tanto')
})

it('a client whose code waits reads that it takes longer, and not that it was mailed', () => {
  expect(textOf(5, true)).toContain('Te vamos a mandar un email a')
  expect(textOf(5, true)).toContain('Puede tardar bastante')
  expect(textOf(5)).toContain('Te mandamos un email a')
})
