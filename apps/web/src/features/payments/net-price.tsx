'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { NetPriceLine } from './net-price-line'

const VatPercent = createContext<number | null>(null)

/** Says to all prices within how much VAT is in them: each page that shows some reads it once. */
export const PricesWithVat = ({ percent, children }: { percent: number; children: ReactNode }) => (
  <VatPercent value={percent}>{children}</VatPercent>
)

/** The tax line that the law requires next to a price; throws outside `PricesWithVat`. */
export function NetPrice({ priceArs, className }: { priceArs: number; className?: string }) {
  const vatPercent = useContext(VatPercent)
  if (vatPercent === null) throw new Error('a price outside of PricesWithVat')
  return <NetPriceLine priceArs={priceArs} vatPercent={vatPercent} className={className} />
}
