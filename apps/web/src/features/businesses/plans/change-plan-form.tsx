'use client'

import { changeBusinessPlanEndpoint, type OwnPlan } from '@oficio/contracts/businesses/own-plan'
import { monthlyPriceOf } from '@oficio/contracts/businesses/plans'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { SavedNote } from '@/components/ui/saved-note'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { orderKey } from './order-key'
import { PlanChoice } from './plan-choice'
import { usePlanChoice } from './use-plan-choice'

interface ChangePlanFormProps {
  businessId: string
  plan: OwnPlan
  rubros: readonly RubroView[]
}

/**
 * The form that changes the plan or the rubros of a business with a running plan. It shows, before saving, when the
 * change takes effect.
 */
export function ChangePlanForm({ plan, ...props }: ChangePlanFormProps) {
  const [isSaved, setIsSaved] = useState(false)
  return (
    <>
      <PlanChangeFields
        key={orderKey(plan)}
        {...props}
        plan={plan}
        onChange={() => setIsSaved(false)}
        onSaved={() => setIsSaved(true)}
      />
      {isSaved && <SavedNote>Guardamos el cambio</SavedNote>}
    </>
  )
}

interface PlanChangeFieldsProps extends ChangePlanFormProps {
  onChange: () => void
  onSaved: () => void
}

function PlanChangeFields({ businessId, plan, rubros, onChange, onSaved }: PlanChangeFieldsProps) {
  const choice = usePlanChoice(plan)
  const { run, isPending } = useApiAction()
  const isUnsaved = !choice.isSameAs(plan.ordered)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!choice.judge()) return document.getElementById('rubroIds')?.focus()
    const { tier, rubroIds, monthlyPriceArs } = choice
    run(
      () =>
        callApi(changeBusinessPlanEndpoint, {
          params: { id: businessId },
          body: { tier, rubroIds, monthlyPriceArs },
        }),
      { onSuccess: onSaved },
    )
  }
  return (
    <LiveForm noValidate onSubmit={submit} onChange={onChange} className="space-y-6">
      <PlanChoice choice={choice} rubros={rubros} prices={plan.prices} />
      {isUnsaved && <p className="text-muted-foreground">{whenText(plan, choice)}</p>}
      <SaveRow>
        <Button
          type="submit"
          variant="sol"
          isLoading={isPending}
          disabled={!isUnsaved}
          className="w-full sm:w-auto"
        >
          Guardar el cambio
        </Button>
        <UnsavedNote isUnsaved={isUnsaved && !isPending} />
      </SaveRow>
    </LiveForm>
  )
}

/** Returns when the chosen plan begins, and what is charged until then. */
function whenText(
  { tier, rubroIds, prices, nextChargeAt }: OwnPlan,
  choice: Pick<ReturnType<typeof usePlanChoice>, 'isSameAs' | 'monthlyPriceArs'>,
): string {
  if (choice.isSameAs({ tier, rubroIds })) return 'Te quedás con el plan que tenés: no cambia nada.'
  const nowArs = monthlyPriceOf(tier, rubroIds.length, prices)
  if (choice.monthlyPriceArs === nowArs) return 'Cuesta lo mismo, así que vale desde ahora.'
  const when = nextChargeAt ? `El ${formatDate(nextChargeAt)}, con el próximo cobro` : 'Con el próximo cobro'
  return choice.monthlyPriceArs < nowArs
    ? `${when}, empezás a pagar menos. Hasta entonces tenés todo lo que ya pagaste.`
    : `${when}, empieza el cambio. Hasta entonces no se cobra nada más y tu página sigue como ahora.`
}
