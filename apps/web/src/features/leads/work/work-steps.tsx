import { errors } from '@oficio/contracts/errors'
import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { CompleteButton } from './complete-button'
import { MarkContactedButton } from './mark-contacted-button'
import { StartWorkButton } from './start-work-button'
import { stepTitles } from './step-titles'
import { workStateOf } from './work-state'

interface WorkStepsProps {
  requestId: string
  status: ServiceRequestStatus
  lead: LeadView | null
  chosenProfessional: 'reader' | 'other' | null
}

/** The steps that the professional marks: reached the client, began, completed. The client sees each step. */
export function WorkSteps(props: WorkStepsProps) {
  const titleId = useId()
  const state = workStateOf(props.lead)
  if (!isLive(props.status) || state === 'returned') return null
  const isSuspended = state === 'suspended'
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-2xl">
          El trabajo
        </h2>
        <p className="mt-2 text-muted-foreground">
          {isSuspended
            ? 'Mientras tu cuenta esté suspendida no podés marcar los pasos del trabajo.'
            : 'El cliente ve cada paso que marcás.'}
        </p>
        {!isSuspended && (
          <Steps {...props} isHolder={state !== 'outsider'} canComplete={state === 'holder'} />
        )}
      </section>
    </Card>
  )
}

interface StepsProps extends WorkStepsProps {
  isHolder: boolean
  canComplete: boolean
}

function Steps({ requestId, status, lead, chosenProfessional, isHolder, canComplete }: StepsProps) {
  const reasonId = useId()
  const hasBegun = status === 'in_progress'
  const hasContacted = Boolean(lead?.contactedAt)
  const { next, ...titles } = stepTitles({ hasContacted, hasBegun, chosenProfessional })
  return (
    <ol className="mt-4 space-y-5">
      {isHolder && lead && (
        <>
          <Step number={1} title={titles.contact} done={lead.contactedAt && formatMoment(lead.contactedAt)}>
            <MarkContactedButton leadId={lead.id} firstName={lead.contact?.firstName ?? 'el cliente'} />
          </Step>
          <Step number={2} title={titles.begin} done={hasBegun && begunText(chosenProfessional)}>
            <StartWorkButton requestId={requestId} isNext={next === 'begin'} />
          </Step>
        </>
      )}
      <Step number={isHolder ? 3 : null} title={titles.complete} done={null}>
        <CompleteButton
          requestId={requestId}
          isHolder={canComplete}
          isNext={next === 'complete'}
          describedBy={reasonId}
        />
        {!canComplete && (
          <p id={reasonId} className="mt-2 text-sm text-muted-foreground">
            {isHolder
              ? errors.completion_denied.text
              : 'Para marcarla tenés que tener los datos de contacto de esta solicitud.'}
          </p>
        )}
      </Step>
    </ol>
  )
}

const begunText = (chosenProfessional: 'reader' | 'other' | null): string =>
  chosenProfessional === 'other' ? 'El cliente sigue con otro profesional' : 'En curso'

interface StepProps {
  /** Null for a step without a number. */
  number: number | null
  title: string
  /** The note of a step that is done; falsy if it is not done. */
  done: string | false | null
  children: ReactNode
}

function Step({ number, title, done, children }: StepProps) {
  return (
    <li className="flex gap-3.5">
      {number !== null && (
        <span
          aria-hidden
          className={cn(
            'grid size-7 shrink-0 place-items-center rounded-full border-2 border-primary text-sm font-semibold text-primary tabular-nums',
            done && 'bg-primary text-primary-foreground',
          )}
        >
          {done ? <Check className="size-4" strokeWidth={3} /> : number}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {done ? (
          <p className="text-sm text-muted-foreground">{done}</p>
        ) : (
          <div className="mt-2">{children}</div>
        )}
      </div>
    </li>
  )
}
