import { describe, expect, it } from 'vitest'
import { findProviderName } from '../../scripts/provider-name.mjs'

describe('the check of the name of the payment provider', () => {
  const page = 'apps/web/src/features/payments/view.tsx'
  const find = (text: string, file = page) => findProviderName([file], () => text)

  it.each([
    "const text = 'Pagás en Mercado Pago'",
    `const text = \`Mercado Pago devuelve \${amount}\``,
    `const text = \`Vuelve el \${day} por Mercado Pago\``,
    'const view = <p>Lo cobra Mercado Pago</p>',
    'const view = <p>Depende de Mercado\n  Pago y de tu banco</p>',
    'const view = <p>Mercado&nbsp;Pago</p>',
    'const view = <Field label="Email de tu cuenta de mercado pago" />',
    "const text = 'Pagás con MercadoPago'",
  ])('finds: %s', (text) => {
    expect(find(text)).toHaveLength(1)
  })

  it('finds it in mails, contracts and the domain too', () => {
    const text = "const text = 'Pagás en Mercado Pago'"
    for (const file of [
      'packages/gateways/src/mail/templates/welcome.tsx',
      'packages/contracts/src/errors.ts',
      'packages/domain/src/payments/events.ts',
    ])
      expect(find(text, file)).toHaveLength(1)
  })

  it('allows the constant, the gateway, the sandbox, tests, comments, names in code and addresses', () => {
    const text = "export const name = 'Mercado Pago'"
    for (const file of [
      'packages/contracts/src/text/provider-name.ts',
      'packages/gateways/src/mercadopago/states.ts',
      'apps/sandbox/src/mercadopago/pages/page.tsx',
      'apps/web/src/features/payments/view.test.tsx',
      'apps/web/src/features/payments/view.stories.tsx',
    ])
      expect(find(text, file)).toEqual([])
    expect(find("// Mercado Pago\nconst way = ['mercadopago', createMercadoPago()]")).toEqual([])
    expect(find("const url = 'https://www.mercadopago.com.ar/checkout'")).toEqual([])
  })
})
