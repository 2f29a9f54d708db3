import { paths } from '@oficio/contracts/paths'
import type { ProfessionalAccount } from '@oficio/contracts/professionals/profile'
import { formatCuit } from '@oficio/contracts/text/format-cuit'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { formatList } from '@/lib/formats/format-list'

interface AccountFactsProps {
  account: ProfessionalAccount
  supportEmail: string
  /** Whether the reader owns the account. Admins who look at it cannot change it. */
  isOwn: boolean
}

const missing = 'Falta completar'

/** The facts of a professional's account: its login and its data. */
export function AccountFacts({ account, supportEmail, isOwn }: AccountFactsProps) {
  const { fullName, companyName, phoneNational, cuit, city, state, serviceRadiusKm, rubros } = account
  return (
    <div className="min-w-0 space-y-6">
      <Card asChild>
        <section aria-labelledby="con-que-entras">
          <h2 id="con-que-entras" className="mb-4 text-xl">
            Con qué entrás
          </h2>
          <DescriptionList
            items={[
              { term: 'Email', value: account.email },
              { term: 'Nombre de usuario', value: account.username },
              {
                term: 'Contraseña',
                value: account.hasPassword ? 'Tenés una' : 'No tenés: entrás con Google',
              },
            ]}
          />
          <p className="mt-4 text-sm text-muted-foreground">
            A ese email te llegan los avisos de solicitudes nuevas y los comprobantes.
          </p>
        </section>
      </Card>
      <Card asChild>
        <section aria-labelledby="tus-datos">
          <h2 id="tus-datos" className="mb-4 text-xl">
            Tus datos
          </h2>
          <DescriptionList
            items={[
              { term: 'Nombre', value: fullName },
              ...(companyName ? [{ term: 'Empresa', value: companyName }] : []),
              { term: 'Teléfono', value: phoneNational ?? missing },
              { term: 'CUIT', value: cuit ? formatCuit(cuit) : missing },
              { term: 'Zona', value: city ? `${city}, ${state}, y hasta ${serviceRadiusKm} km` : missing },
              { term: 'Rubros', value: formatList(rubros) || 'Ninguno' },
              { term: 'Acá desde', value: formatDate(account.memberSince) },
            ]}
          />
          {isOwn && (
            <p className="mt-4 text-sm text-muted-foreground">
              El teléfono, la zona y lo que leen los clientes los cambiás en{' '}
              <Link href={paths.professionalProfile()} className={inlineLink}>
                tu perfil público
              </Link>
              . Si hay que corregir tu nombre o tu CUIT, escribinos a{' '}
              <a
                href={`mailto:${supportEmail}?subject=${encodeURIComponent('Corregir mi nombre o mi CUIT')}`}
                className={inlineLink}
              >
                {supportEmail}
              </a>
              .
            </p>
          )}
        </section>
      </Card>
    </div>
  )
}
