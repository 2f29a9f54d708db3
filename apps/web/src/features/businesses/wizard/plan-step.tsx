'use client'

import { presetRubro } from '@oficio/contracts/businesses/category-rubros'
import {
  type BusinessTier,
  businessTiers,
  cheaperTier,
  includesRubros,
  monthlyPriceOf,
  type PlanPrices,
  planTexts,
  tierNames,
} from '@oficio/contracts/businesses/plans'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { NetPrice } from '@/features/payments/net-price'
import { rubrosText } from '@/features/rubros/rubros-text'
import { formatList } from '@/lib/formats/format-list'
import { restoreFocusLater } from '@/lib/restore-focus'
import { TierHint, TierLabel } from '../plans/tier-hint'
import { RubroChoice } from './rubro-choice'
import type { WizardValues } from './wizard-values'

interface PlanStepProps {
  rubros: readonly RubroView[]
  prices: PlanPrices
}

/** The step of the wizard for the plan and its rubros, with the monthly price. */
export function PlanStep({ rubros, prices }: PlanStepProps) {
  const { control, clearErrors, getValues, setError, setValue } = useFormContext<WizardValues>()
  const { field: tier } = useController({ control, name: 'tier' })
  const { field: rubrosField, fieldState } = useController({ control, name: 'selectedRubros' })
  const count = rubrosField.value.length
  const preset = presetRubro(getValues('categoryIds'), rubros)
  // Another plan starts without rubros. One tap restores the rubros of the previous plan.
  const [before, setBefore] = useState<number[]>([])

  useEffect(() => {
    if (preset !== null && getValues('selectedRubros').length === 0) setValue('selectedRubros', [preset])
  }, [preset, getValues, setValue])

  const chooseTier = (value: string) => {
    // The value is always one of the radio buttons.
    tier.onChange(value as BusinessTier)
    // The rubro preset by the category is kept with every plan.
    if (count === 1 && rubrosField.value[0] === preset) return
    if (count > 0) setBefore(rubrosField.value)
    setValue('selectedRubros', [])
  }
  const chooseRubros = (ids: number[]) => {
    if (!includesRubros(tier.value, ids.length))
      return setError('selectedRubros', { type: 'room', message: planTexts.limitReached })
    clearErrors('selectedRubros')
    rubrosField.onChange(ids)
  }

  const takeSame = () => {
    chooseRubros(before)
    restoreFocusLater('#tier')
  }

  return (
    <Card className="space-y-6">
      {count > 0 && (
        <CheaperPlan
          tier={tier.value}
          count={count}
          prices={prices}
          onTake={(cheaper) => {
            tier.onChange(cheaper)
            restoreFocusLater('#tier')
          }}
        />
      )}
      <FieldSet id="tier" legend="Plan">
        <RadioGroup value={tier.value} onValueChange={chooseTier}>
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
      <RubroChoice
        rubros={rubros}
        chosenIds={rubrosField.value}
        preset={preset}
        error={fieldState.error?.message}
        onChange={chooseRubros}
      />
      {count === 0 && includesRubros(tier.value, before.length) && (
        <SameRubros names={namesOf(rubros, before)} onTake={takeSame} />
      )}
      <p aria-live="polite" className="rounded-card bg-muted p-4">
        Vas a pagar{' '}
        <strong className="font-display text-xl tabular-nums">
          {formatMoney(monthlyPriceOf(tier.value, count, prices))}
        </strong>{' '}
        por mes. Cancelás cuando quieras.
        <NetPrice priceArs={monthlyPriceOf(tier.value, count, prices)} />
      </p>
    </Card>
  )
}

const namesOf = (rubros: readonly RubroView[], ids: readonly number[]) =>
  rubros.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

/** Offers to take over the rubros that were chosen for another plan. */
function SameRubros({ names, onTake }: { names: readonly string[]; onTake: () => void }) {
  if (names.length === 0) return null
  return (
    <Alert
      title="Elegí los rubros de este plan"
      action={
        <Button variant="outline" onClick={onTake}>
          Usar los mismos
        </Button>
      }
    >
      En el otro plan habías elegido {formatList(names)}.
    </Alert>
  )
}

interface CheaperPlanProps {
  tier: BusinessTier
  count: number
  prices: PlanPrices
  onTake: (tier: BusinessTier) => void
}

function CheaperPlan({ tier, count, prices, onTake }: CheaperPlanProps) {
  const cheaper = cheaperTier(tier, count, prices)
  if (!cheaper) return null
  return (
    <Alert
      title={`Con el plan ${tierNames[cheaper.tier]} pagarías menos`}
      action={
        <Button variant="outline" onClick={() => onTake(cheaper.tier)}>
          Pasar al plan {tierNames[cheaper.tier]}
        </Button>
      }
    >
      Para {rubrosText(count)} sale {formatMoney(cheaper.monthlyPriceArs)} por mes.
    </Alert>
  )
}
