import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NextSteps } from './next-steps'

it('says how many professionals may call before the client confirms, and who is named', () => {
  const steps = renderToStaticMarkup(<NextSteps leadsPerRequest={5} isConfirmed={false} />)
  expect(steps).toContain(
    'Hasta que confirmes tu email, solo 2 profesionales pueden llamarte. Cuando un profesional ve tu solicitud te avisamos quién es.',
  )
  expect(renderToStaticMarkup(<NextSteps leadsPerRequest={5} />)).toContain(
    'Los demás nunca ven tu teléfono.',
  )
})
