import type { OwnProfile } from '@oficio/contracts/professionals/profile'
import { formatCuit } from '@oficio/contracts/text/format-cuit'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { HoursLines } from '@/components/ui/hours-lines'
import { formatList } from '@/lib/formats/format-list'

const missing = 'Falta completar'

/** The profile as read-only facts, with the contents of its owner's form. */
export function ProfileFacts({
  profile: { registration, rubroNames, hours, portfolio },
}: {
  profile: OwnProfile
}) {
  const { phone, companyName, taxId, description, address, townLabel, postalCode, serviceRadius, documents } =
    registration
  return (
    <Card className="space-y-5">
      <DescriptionList
        items={[
          { term: 'Empresa', value: companyName || 'Ninguna' },
          { term: 'CUIT', value: taxId ? formatCuit(taxId) : missing },
          { term: 'Teléfono', value: phone || missing },
          {
            term: 'Dirección',
            value: [address, townLabel, postalCode].filter(Boolean).join(', ') || missing,
          },
          { term: 'Trabaja hasta', value: `${serviceRadius} km a la redonda` },
          { term: 'Rubros', value: formatList(rubroNames) || 'Ninguno' },
          {
            term: 'Horarios',
            value: hours ? <HoursLines hours={hours} closed="no atiende" /> : 'Sin horarios',
          },
          { term: 'Fotos de trabajos', value: portfolio.length || 'Ninguna' },
          { term: 'Documentos', value: documents.length || 'Ninguno' },
        ]}
      />
      <p className="border-t pt-5 break-words whitespace-pre-line">{description || 'Sin descripción.'}</p>
    </Card>
  )
}
