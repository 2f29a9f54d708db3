'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { HoneypotInput } from '@/components/ui/honeypot'
import { LeavingBox } from '@/components/ui/leaving-box'
import { StepHead } from '@/components/ui/step-head'
import { isTechnicalFailure } from '@/lib/api/is-technical-failure'
import { faultsOf } from '@/lib/forms/form-faults'
import { keepFocus } from '@/lib/forms/keep-focus'
import type { StepFormDispatch } from '@/lib/forms/use-step-form'
import { LogoutButton } from '../../../accounts/sessions/logout-button'
import type { JoiningPrices } from '../form/price-box'
import { controlOf } from '../form/professional-values'
import { AccountFields } from './account-fields'
import { steps } from './registration-values'
import { type RegistrationState, useRegistration } from './use-registration'

const loadPersonStep = () => import('./person-step').then((module) => module.PersonStep)
const loadWorkStep = () => import('./work-step').then((module) => module.WorkStep)
const PersonStep = dynamic(loadPersonStep, { ssr: false })
const WorkStep = dynamic(loadWorkStep, { ssr: false })

/** Loads the code of the later steps once the visitor begins, so that it is ready in time. */
function prepareSteps(): void {
  void loadPersonStep().catch(() => undefined)
  void loadWorkStep().catch(() => undefined)
}

const titles = steps.map(({ title }) => title)

export interface RegistrationFormProps {
  state: RegistrationState
  dispatch: StepFormDispatch
  /** Another way to begin, shown above the first step. */
  otherStart: ReactNode
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  prices: JoiningPrices
  /** The element that shows a map of the work area and the demand for the chosen rubros. */
  reach: ReactNode
}

/** The registration of a professional, step by step (docs/product.md, 'Joining'). */
export function RegistrationForm({
  state,
  dispatch,
  otherStart,
  rubros,
  provincias,
  prices,
  reach,
}: RegistrationFormProps) {
  const { form, step, isLast, goTo, onSubmit } = useRegistration({ state, dispatch })
  const { user } = state.form
  const { errors } = form.formState
  const isSending = state.name === 'sending'
  const fields: readonly string[] = steps[step]?.fields ?? []
  const faults = faultsOf(errors, fields, controlOf)
  if (state.name === 'leaving') return <LeavingBox url={state.url} />
  return (
    <FormProvider {...form}>
      {step === 0 && otherStart && <div className="pb-5">{otherStart}</div>}
      <form
        noValidate
        onSubmit={onSubmit}
        onMouseDown={keepFocus}
        onFocus={prepareSteps}
        className="relative space-y-5"
      >
        <StepHead step={step} titles={titles} />
        {state.attempt > 0 && <ErrorSummary errors={faults} attempt={state.attempt} />}
        {step === 0 && (
          <Card className="space-y-5">{user ? <KnownAccount user={user} /> : <AccountFields />}</Card>
        )}
        {step === 1 && <PersonStep provincias={provincias} />}
        {step === 2 && <WorkStep {...{ rubros, prices, reach }} isSignedIn={user !== null} />}
        <HoneypotInput {...form.register('website')} />
        {state.name === 'refused' && state.refusal && (
          <Alert tone="error" title={isTechnicalFailure(state.refusal) ? failed : state.refusal.text}>
            Lo que escribiste sigue acá.
          </Alert>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center">
          {step > 0 ? (
            <Button variant="outline" size="lg" onClick={() => goTo(step - 1)}>
              <ArrowLeft aria-hidden />
              Anterior
            </Button>
          ) : (
            <ButtonLink href={paths.home()} variant="outline" size="lg">
              Cancelar
            </ButtonLink>
          )}
          <Button type="submit" variant="sol" size="lg" isBusy={isSending} className="sm:ml-auto">
            {isLast ? (
              submitText(isSending, prices.verificationFeeArs)
            ) : (
              <>
                Continuar
                <ArrowRight aria-hidden />
              </>
            )}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

const failed = 'Error en el registro. Por favor, intente de nuevo.'

const submitText = (isSending: boolean, feeArs: number): string =>
  isSending ? 'Registrando...' : `Registrarme y pagar ${formatMoney(feeArs)}`

/** Shown to a signed-in user, whose account becomes a professional's account. */
function KnownAccount({ user }: { user: AccountView }) {
  return (
    <div className="space-y-3">
      <p>
        Entraste como <strong className="break-words">{user.email}</strong>. Con esa misma cuenta vas a
        recibir solicitudes; las que hiciste vos siguen en ella.
      </p>
      <LogoutButton />
    </div>
  )
}
