import { getContext } from '@oficio/context/pinned-context'
import { getProfessionalName } from '@oficio/domain/professionals/profile/get-professional-name'
import { Alert } from '@/components/ui/alert'
import { orNotFound } from '@/server/or-not-found'
import { getActor } from '@/server/sessions/session'
import type { ViewedProfessional } from './viewed-professional'

/** Tells an admin whose page they are viewing. Shows nothing on the viewer's own page. */
export async function ViewedProfessionalNote({ professionalId, isOwn }: ViewedProfessional) {
  if (isOwn || professionalId === undefined) return null
  const name = await orNotFound(getProfessionalName(getContext(), await getActor(), { professionalId }))
  return (
    <Alert title={`Estás viendo la página de ${name}`} className="mb-6">
      Es lo mismo que ve en su cuenta. Acá no se puede cambiar nada.
    </Alert>
  )
}
