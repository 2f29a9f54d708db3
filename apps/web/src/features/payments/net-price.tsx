'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { NetPriceLine } from './net-price-line'

const VatPercent = createContext(0)

/** Says to all prices within how much VAT is in them: each page that shows some reads it once. */
export const PricesWithVat = ({ percent, children }: { percent: number; children: ReactNode }) => (
  <VatPercent value={percent}>{children}</VatPercent>
)

/** The line that the law wants beside a price, of a page within `PricesWithVat`. */
export const NetPrice = ({ priceArs, className }: { priceArs: number; className?: string }) => (
  <NetPriceLine priceArs={priceArs} vatPercent={useContext(VatPercent)} className={className} />
)
