import type { ClaimableBusiness } from '@oficio/contracts/businesses/claims'
import { paths } from '@oficio/contracts/paths'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { inlineLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import { ClaimForm } from './claim-form'
import { ClaimOwn } from './claim-own'

/** What a claimant can do: request the code of the page, or write to the team if the page has no email address. */
export function ClaimBox({ page, supportEmail }: { page: ClaimableBusiness; supportEmail: string }) {
  const { id, email, isOwnMail, state } = page
  if (state === 'yours')
    return (
      <Card className="space-y-4">
        <p>Ya la administrás vos.</p>
        <ButtonLink href={paths.userBusiness(id)}>Ir a mi negocio</ButtonLink>
      </Card>
    )
  const write = <MailLink address={supportEmail} className={inlineLink} />
  if (state === 'others')
    return (
      <Card>
        <p>Ya la administra otra cuenta. Si es tuya, escribinos a {write}.</p>
      </Card>
    )
  if (email === null)
    return (
      <Card>
        <p>
          Esta página no tiene un email al que mandarte el código. Escribinos a {write} y vemos cómo comprobar
          que es tuya.
        </p>
      </Card>
    )
  return (
    <div className="needs-script">
      {isOwnMail ? <ClaimOwn businessId={id} email={email} /> : <ClaimForm businessId={id} email={email} />}
    </div>
  )
}
