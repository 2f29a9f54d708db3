import { formatMoney } from '../text/format-money'

/**
 * Returns the net part of a final amount, in centavos. VAT is the remainder, so that both parts always add up to the
 * amount paid.
 */
export const netCentavos = (centavos: number, vatPercent: number): number =>
  Math.round((centavos * 100) / (100 + vatPercent))

/**
 * Returns the net price text shown beside a price (Ley 27.743, docs/product.md, 'Law'), or null if the operator charges
 * no VAT.
 */
export const netPriceText = (priceArs: number, vatPercent: number): string | null =>
  vatPercent === 0
    ? null
    : `Precio sin impuestos nacionales: ${formatMoney(netCentavos(Math.round(priceArs * 100), vatPercent) / 100)}`
