'use client'

import { monthlyPriceOf, type PlanPrices } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type FieldErrors, FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ErrorSummary } from '@/components/ui/error-summary'
import { HoneypotInput } from '@/components/ui/honeypot'
import { StepHead } from '@/components/ui/step-head'
import { NetPrice } from '@/features/payments/net-price'
import { faultsOf } from '@/lib/forms/form-faults'
import { keepFocus } from '@/lib/forms/keep-focus'
import type { StepFormDispatch } from '@/lib/forms/use-step-form'
import type { Choice } from './checkbox-list'
import { hoursFaults } from './hours-faults'
import { InfoStep } from './info-step'
import { useWizard, type WizardState } from './use-wizard'
import { WizardRefusal } from './wizard-refusal'
import { controlOf, steps, type WizardValues } from './wizard-values'

const loadPlace = () => import('./place-step').then((module) => module.PlaceStep)
const loadContact = () => import('./contact-step').then((module) => module.ContactStep)
const loadPlan = () => import('./plan-step').then((module) => module.PlanStep)
const loadConfirm = () => import('./confirm-step').then((module) => module.ConfirmStep)
const PlaceStep = dynamic(loadPlace, { ssr: false })
const ContactStep = dynamic(loadContact, { ssr: false })
const PlanStep = dynamic(loadPlan, { ssr: false })
const ConfirmStep = dynamic(loadConfirm, { ssr: false })

/** Loads the code of the later steps once the visitor begins, so that it is ready in time. */
function prepareSteps(): void {
  for (const load of [loadPlace, loadContact, loadPlan, loadConfirm]) void load().catch(() => undefined)
}

const titles = steps.map(({ title }) => title)

export interface WizardLists {
  categories: readonly Choice[]
  tags: readonly Choice[]
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
}

export interface WizardFormProps {
  state: WizardState
  dispatch: StepFormDispatch
  hasAccount: boolean
  lists: WizardLists
  prices: PlanPrices
  onRegistered: (businessId: string) => void
}

/** The wizard that registers a business, step by step (docs/product.md, 'Registering a business'). */
export function WizardForm({ hasAccount, lists, prices, ...options }: WizardFormProps) {
  const { form, step, isLast, goTo, onSubmit } = useWizard(options)
  const { state } = options
  const { errors } = form.formState
  const isSending = state.name === 'sending'
  const faults = faultsIn(step, errors)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={onSubmit}
        onMouseDown={keepFocus}
        onFocus={prepareSteps}
        className="relative space-y-5"
      >
        <StepHead step={step} titles={titles} />
        {step === 0 && <PriceLine prices={prices} />}
        {state.attempt > 0 && <ErrorSummary errors={faults} attempt={state.attempt} />}
        {state.name === 'refused' && state.refusal && (
          <WizardRefusal refusal={state.refusal} hasSummary={faults.length > 0} />
        )}
        {step === 0 && <InfoStep categories={lists.categories} />}
        {step === 1 && <PlaceStep provincias={lists.provincias} />}
        {step === 2 && <ContactStep tags={lists.tags} hasAccount={hasAccount} />}
        {step === 3 && <PlanStep rubros={lists.rubros} prices={prices} />}
        {isLast && (
          <ConfirmStep
            categories={lists.categories}
            tags={lists.tags}
            provincias={lists.provincias}
            rubros={lists.rubros}
            prices={prices}
          />
        )}
        <HoneypotInput id="fax" label="Fax" {...form.register('fax')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center">
          {step > 0 ? (
            <Button variant="outline" size="lg" onClick={() => goTo(step - 1)} disabled={isSending}>
              <ArrowLeft aria-hidden />
              Anterior
            </Button>
          ) : (
            <ButtonLink href={paths.home()} variant="outline" size="lg">
              Cancelar
            </ButtonLink>
          )}
          <Button type="submit" variant="sol" size="lg" disabled={isSending} className="sm:ml-auto">
            {!isLast ? 'Continuar' : isSending ? 'Registrando...' : 'Registrar Negocio'}
            {!isLast && <ArrowRight aria-hidden />}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** Shows the price before the owner has typed anything. */
const PriceLine = ({ prices }: { prices: PlanPrices }) => (
  <p>
    Desde <strong className="tabular-nums">{formatMoney(monthlyPriceOf('basic', 1, prices))}</strong> por mes.
    Pagás después de registrarlo y cancelás cuando quieras.
    <NetPrice priceArs={monthlyPriceOf('basic', 1, prices)} />
  </p>
)

/** Returns the errors of a step, each with the id of its control. */
function faultsIn(step: number, errors: FieldErrors<WizardValues>) {
  const fields: readonly string[] = steps[step]?.fields ?? []
  const faults = faultsOf(errors, fields, controlOf)
  if (!fields.includes('hours')) return faults
  const ofDays = Object.entries(hoursFaults(errors.hours)).map(([day, message]) => ({
    fieldId: `hours-${day}`,
    message,
  }))
  return [...faults, ...ofDays]
}
