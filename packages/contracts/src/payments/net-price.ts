import { formatMoney } from '../text/format-money'

/**
 * Returns how many centavos of a final amount are no VAT. What the VAT is, is the rest, so that both always add up to what
 * was paid.
 */
export const netCentavos = (centavos: number, vatPercent: number): number =>
  Math.round((centavos * 100) / (100 + vatPercent))

/**
 * Returns what stands beside a price that is to be paid (Ley 27.743, docs/product.md, 'Law'), or null where the operator
 * charges no VAT.
 */
export const netPriceText = (priceArs: number, vatPercent: number): string | null =>
  vatPercent === 0
    ? null
    : `Precio sin impuestos nacionales: ${formatMoney(netCentavos(Math.round(priceArs * 100), vatPercent) / 100)}`
