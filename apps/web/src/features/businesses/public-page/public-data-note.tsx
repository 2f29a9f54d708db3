import { ButtonLink } from '@/components/ui/button-link'
import { inlineLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'

interface PublicDataNoteProps {
  /**
   * The page that sends the code which proves ownership to the business's own email address. Null without an address,
   * because then the team must check.
   */
  claimHref: string | null
  supportEmail: string
}

/**
 * The note on an unclaimed page: the data comes from public sources, and how to claim, correct or remove the page. A
 * server component, because pages with an owner need neither its markup nor its code.
 */
export const PublicDataNote = ({ claimHref, supportEmail }: PublicDataNoteProps) => (
  <div className="card card-padded space-y-3">
    <p className="font-semibold">Página creada a partir de datos públicos</p>
    {claimHref && (
      <>
        <p className="text-muted-foreground">
          ¿Es tu negocio? Reclamala con un código que mandamos al email que figura acá.
        </p>
        <ButtonLink href={claimHref} rel="nofollow" variant="outline">
          Reclamar esta página
        </ButtonLink>
      </>
    )}
    <p className="text-muted-foreground">
      {claimHref ? 'Para' : '¿Es tu negocio? Para reclamarla,'} corregirla o pedir que la saquemos, escribinos
      a <MailLink address={supportEmail} className={inlineLink} />.
    </p>
  </div>
)
