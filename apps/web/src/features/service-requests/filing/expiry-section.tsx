'use client'

import { ChevronDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import type { RequestValues } from '../form/request-values'

// Loaded on demand, because hardly anybody opens it. If loading fails, the request keeps the default days.
const ExpiryField = dynamic(
  () =>
    import('../form/expiry-field').then(
      (module) => module.ExpiryField,
      () => () => null,
    ),
  { ssr: false },
)

/**
 * Asks for how many days the request stays active. It is folded to one line, because the default suits nearly
 * everybody.
 */
export function ExpirySection({ promise }: { promise: ReactNode }) {
  const { control } = useFormContext<RequestValues>()
  const days = useWatch({ control, name: 'expirationDays' })
  return (
    <Card asChild padding="none">
      <details className="group">
        <summary className="flex min-h-14 list-none flex-wrap items-center justify-between gap-x-4 rounded-card px-5 py-2.5 md:px-6 [&::-webkit-details-marker]:hidden">
          <span>
            Queda activa <strong className="font-semibold">{days} días</strong>
          </span>
          <span className="inline-flex items-center gap-1.5 font-semibold text-primary">
            Cambiar
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </span>
        </summary>
        <div className="space-y-4 px-5 pt-1 pb-5 md:px-6">
          <ExpiryField isInSection />
          {promise}
        </div>
      </details>
    </Card>
  )
}
