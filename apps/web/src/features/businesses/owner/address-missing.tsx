import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'

/**
 * Asks for the address of a business that was registered without one. Until then its plan cannot be paid and its page
 * is hidden.
 */
export function AddressMissing({ businessId }: { businessId: string }) {
  return (
    <Alert
      tone="warning"
      title="Falta la dirección de tu negocio"
      action={
        <ButtonLink href={paths.userBusinessDetails(businessId)} variant="outline">
          Completar la dirección
        </ButtonLink>
      }
    >
      Cuando la completes vas a poder pagar el plan y tu página se va a ver.
    </Alert>
  )
}
