'use client'

import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Switch } from '@/components/ui/switch'
import { cn } from '@/lib/cn'
import { FormSection } from '../form/form-section'
import type { RequestValues } from '../form/request-values'

interface UrgencySectionProps {
  offer: UrgentOffer
  /** Whether the fee is paid already. Then the request stays urgent. */
  isPaid: boolean
  netPrice: ReactNode
  /** The terms of the urgency fee. */
  urgencyTerms: ReactNode
}

/** '¿Es urgente?': explains the price, the advantages and the refund before the payment. */
export function UrgencySection({ offer, isPaid, netPrice, urgencyTerms }: UrgencySectionProps) {
  const { control } = useFormContext<RequestValues>()
  const { field } = useController({ control, name: 'isUrgent' })
  const { from, isOpen } = offer.hours
  const isOn = field.value
  return (
    <FormSection title="¿Es urgente?">
      <div
        className={cn(
          'rounded-card border p-4 transition-colors',
          isOn ? 'border-primary bg-primary-soft' : 'border-input-border bg-surface',
        )}
      >
        <div className="flex items-center justify-between gap-4">
          <label htmlFor="isUrgent" className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
            <Zap
              aria-hidden
              className={cn('size-6 shrink-0 text-primary', isOn && 'fill-sol')}
              strokeWidth={1.75}
            />
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
              <span className="font-semibold">Es urgente</span>
              <span className="font-display text-xl font-semibold tabular-nums">
                {formatMoney(offer.priceArs)}
              </span>
              {netPrice}
            </span>
          </label>
          <Switch
            id="isUrgent"
            ref={field.ref}
            checked={isOn}
            onCheckedChange={field.onChange}
            onBlur={field.onBlur}
            disabled={isPaid || (!isOpen && !isOn)}
            aria-describedby="isUrgent-terms"
          />
        </div>
        <div id="isUrgent-terms" className="mt-3 border-t border-foreground/10 pt-3">
          {!isOpen && !isPaid && (
            <p className="mb-3 font-semibold">
              A esta hora no tomamos solicitudes urgentes: volvé desde las {from}&nbsp;h. Sin urgencia podés
              enviarla ahora.
            </p>
          )}
          {urgencyTerms}
        </div>
      </div>
    </FormSection>
  )
}
