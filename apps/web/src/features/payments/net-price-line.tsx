import { netPriceText } from '@oficio/contracts/payments/net-price'
import { clsx } from 'clsx'

interface NetPriceLineProps {
  priceArs: number
  vatPercent: number
  className?: string | undefined
}

/** The price without taxes, which the law requires beside a price. Renders nothing if the operator charges no VAT. */
export function NetPriceLine({ priceArs, vatPercent, className }: NetPriceLineProps) {
  const text = netPriceText(priceArs, vatPercent)
  return (
    text && (
      <span className={clsx('block text-sm tabular-nums', className ?? 'text-muted-foreground')}>{text}</span>
    )
  )
}
