import { describe, expect, it } from 'vitest'
import { netCentavos, netPriceText } from './net-price'

describe('the price without national taxes', () => {
  it.each([
    [15_000, 21, 'Precio sin impuestos nacionales: $\u00a012.396,69'],
    [12_100, 21, 'Precio sin impuestos nacionales: $\u00a010.000'],
    [1, 21, 'Precio sin impuestos nacionales: $\u00a00,83'],
    [11_050, 10.5, 'Precio sin impuestos nacionales: $\u00a010.000'],
  ])('shows the net price of %s pesos with %s percent', (priceArs, vatPercent, text) => {
    expect(netPriceText(priceArs, vatPercent)).toBe(text)
  })

  it('is not told where the operator charges no VAT', () => {
    expect(netPriceText(15_000, 0)).toBeNull()
    expect(netCentavos(1_500_000, 0)).toBe(1_500_000)
  })

  it('is whole centavos of whatever price, and the VAT on it never misses the final one by more than one', () => {
    for (const vatPercent of [10.5, 21, 27])
      for (let centavos = 1; centavos < 50_000; centavos += 37) {
        const net = netCentavos(centavos, vatPercent)
        expect(Number.isInteger(net)).toBe(true)
        expect(Math.abs(net + Math.round((net * vatPercent) / 100) - centavos)).toBeLessThanOrEqual(1)
      }
  })
})
