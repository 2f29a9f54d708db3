'use client'

import {
  type BusinessTier,
  businessTiers,
  cheaperTier,
  type PlanPrices,
  tierNames,
} from '@oficio/contracts/businesses/plans'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { NetPrice } from '@/features/payments/net-price'
import { RubroPicker } from '@/features/rubros/rubro-picker'
import { searchExamples } from '@/features/rubros/rubros-text'
import { businessRubrosHint } from './rubros-hint'
import { TierHint, TierLabel } from './tier-hint'
import type { usePlanChoice } from './use-plan-choice'

interface PlanChoiceProps {
  choice: ReturnType<typeof usePlanChoice>
  rubros: readonly RubroView[]
  prices: PlanPrices
}

/** The choice of a plan and its rubros, with the monthly price. */
export function PlanChoice({ choice, rubros, prices }: PlanChoiceProps) {
  const { tier, rubroIds, fault } = choice
  const cheaper = rubroIds.length > 0 ? cheaperTier(tier, rubroIds.length, prices) : null
  return (
    <>
      <FieldSet id="tier" legend="Plan">
        <RadioGroup
          value={tier}
          // The value is always one of the radio buttons.
          onValueChange={(value) => choice.chooseTier(value as BusinessTier)}
        >
          {businessTiers.map((name) => (
            <RadioCard
              key={name}
              value={name}
              label={<TierLabel tier={name} prices={prices} />}
              hint={<TierHint tier={name} prices={prices} />}
            />
          ))}
        </RadioGroup>
      </FieldSet>
      <RubroPicker
        id="rubroIds"
        label="Rubros"
        hint={businessRubrosHint}
        placeholder={searchExamples.business}
        error={fault ?? undefined}
        rubros={rubros}
        chosenIds={rubroIds}
        onChange={choice.chooseRubros}
      />
      <p aria-live="polite" className="rounded-card bg-muted p-4">
        <strong className="font-display text-xl tabular-nums">{formatMoney(choice.monthlyPriceArs)}</strong>{' '}
        por mes.
        <NetPrice priceArs={choice.monthlyPriceArs} />
        {cheaper && (
          <span className="block text-sm text-muted-foreground">
            Con el plan {tierNames[cheaper.tier]} pagarías {formatMoney(cheaper.monthlyPriceArs)}.
          </span>
        )}
      </p>
    </>
  )
}
