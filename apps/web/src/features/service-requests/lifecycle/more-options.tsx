import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { ChevronDown } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { MakeUrgentDialog } from '../urgency/make-urgent-dialog'
import { CancelDialog } from './cancel-dialog'
import { CompleteDialog } from './complete-dialog'
import { ContactedButton } from './contacted-button'
import { ExtendButton } from './extend-button'
import { type NextStep, type Option, otherOptions } from './next-step'
import { StartDialog } from './start-dialog'

interface MoreOptionsProps {
  tracking: TrackingView
  token: string
  step: NextStep
}

/** The other actions of the client, folded because they are rarely needed. */
export function MoreOptions({ tracking, token, step }: MoreOptionsProps) {
  const options = otherOptions(tracking, step)
  if (options.length === 0) return null
  return (
    <Card asChild padding="none" className="needs-script">
      <details className="group">
        <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 font-semibold md:px-6 [&::-webkit-details-marker]:hidden">
          Más opciones
          <ChevronDown
            aria-hidden
            className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="grid gap-2.5 border-t p-5 sm:grid-cols-2 md:p-6 [&_button]:w-full">
          {options.map((option) => (
            <li key={option}>
              <OptionButton option={option} tracking={tracking} token={token} />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}

interface OptionButtonProps {
  option: Option
  tracking: TrackingView
  token: string
}

function OptionButton({ option, tracking, token }: OptionButtonProps) {
  const { request, leads, extendableUntil, urgentOffer } = tracking
  const requestId = request.id
  switch (option) {
    case 'contacted':
      return <ContactedButton requestId={requestId} token={token} isMain={false} />
    case 'begin':
      return <StartDialog requestId={requestId} token={token} leads={leads} isMain={false} />
    case 'complete':
      return <CompleteDialog tracking={tracking} token={token} isMain={false} />
    case 'extend':
      return extendableUntil && <ExtendButton tracking={tracking} until={extendableUntil} token={token} />
    case 'urgent':
      return urgentOffer && <MakeUrgentDialog requestId={requestId} token={token} offer={urgentOffer} />
    case 'cancel':
      return <CancelDialog requestId={requestId} token={token} />
  }
}
