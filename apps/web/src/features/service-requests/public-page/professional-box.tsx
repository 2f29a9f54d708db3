import { workErrors } from '@oficio/contracts/browser-errors/work'
import { paths } from '@oficio/contracts/paths'
import { isLive, type ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { type ReactNode, useId } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'

interface ProfessionalBoxProps {
  request: ServiceRequestView
  /** Renders 'Marcar como Completado'. `reasonId` is the id of the text that explains why it is disabled. */
  completeButton: (reasonId: string) => ReactNode
}

/** For professionals: a link to the full request, and a button to complete it, which needs the lead. */
export function ProfessionalBox({ request, completeButton }: ProfessionalBoxProps) {
  const reasonId = useId()
  const isOutside = request.viewer === 'stranger'
  const canComplete = request.viewer === 'lead'
  return (
    <Card className="space-y-4">
      <h2 className="text-xl">{canComplete ? 'Tenés este contacto' : 'Para profesionales'}</h2>
      {isOutside ? (
        <p className="text-muted-foreground">{workErrors.out_of_reach.text}</p>
      ) : (
        <ButtonLink href={paths.professionalRequest(request.id)} block>
          {canComplete ? 'Ver los datos de contacto' : 'Ver la solicitud completa'}
        </ButtonLink>
      )}
      {isLive(request.status) && (
        <div className="space-y-2">
          {completeButton(reasonId)}
          {!canComplete && (
            <p id={reasonId} className="text-sm text-muted-foreground">
              {isOutside
                ? 'Solo la puede completar quien tiene el contacto.'
                : 'Para marcarla como completada, primero tenés que ver los datos de contacto.'}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}
