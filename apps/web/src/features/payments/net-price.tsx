'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { NetPriceLine } from './net-price-line'

const VatPercent = createContext<number | null>(null)

/** Provides the VAT rate to all prices inside, so that a page reads it once. */
export const PricesWithVat = ({ percent, children }: { percent: number; children: ReactNode }) => (
  <VatPercent value={percent}>{children}</VatPercent>
)

/** The line with the price without taxes, which the law requires beside a price. Throws outside `PricesWithVat`. */
export function NetPrice({ priceArs, className }: { priceArs: number; className?: string }) {
  const vatPercent = useContext(VatPercent)
  if (vatPercent === null) throw new Error('a price outside of PricesWithVat')
  return <NetPriceLine priceArs={priceArs} vatPercent={vatPercent} className={className} />
}
