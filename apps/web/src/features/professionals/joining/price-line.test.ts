import { expect, it } from 'vitest'
import { priceLine } from './price-line'

const plain = (text: string) => text.replace(/\s/g, ' ')

it('says what a professional pays today and later, with the prices of the settings', () => {
  const prices = { trialLeads: 3, monthlyPricePerRubroArs: 10_000, verificationFeeArs: 1 }
  expect(plain(priceLine(prices))).toBe(
    '3 contactos gratis; después, $ 10.000 por mes por rubro, sin comisión. La suscripción la autorizás vos, cuando te sirve. Hoy pagás $ 1, para verificar tu cuenta.',
  )
  expect(plain(priceLine({ ...prices, trialLeads: 0, verificationFeeArs: 0 }))).toBe(
    '$ 10.000 por mes por rubro, sin comisión. La suscripción la autorizás vos, cuando te sirve. Hoy no pagás nada.',
  )
})
