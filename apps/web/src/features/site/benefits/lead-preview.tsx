import { Clock, MapPin, MessageCircle, Phone, UserRound } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { SeatsMeter } from '@/components/ui/seats-meter'

const contact = [
  { icon: UserRound, label: 'Nombre', value: 'Ana Quiroga' },
  { icon: Phone, label: 'Teléfono', value: '341 555-0134' },
  { icon: MapPin, label: 'Dirección', value: 'San Lorenzo 1450, 3.º B' },
]

/** An example request as a professional sees it: before the contact data is opened, and after. */
export function LeadPreview({ leadsPerRequest }: { leadsPerRequest: number }) {
  return (
    <figure aria-label="Ejemplo de una solicitud, como la ve un profesional" className="relative">
      <Card className="space-y-4 shadow-float">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm font-semibold text-primary">Nueva solicitud en tu zona</p>
          <Badge>Ejemplo</Badge>
        </div>
        <div className="space-y-1.5">
          <p className="font-display text-2xl font-semibold">Pierde agua la canilla de la cocina</p>
          <p className="text-muted-foreground">Desde ayer. Ya cerré la llave de paso. Subí unas fotos.</p>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground">
          <Fact icon={MapPin}>Rosario, cerca de tu casa</Fact>
          <Fact icon={Clock}>Recién</Fact>
        </p>
        <div className="border-t pt-4">
          <SeatsMeter takenCount={Math.min(1, leadsPerRequest - 1)} total={leadsPerRequest} />
        </div>
      </Card>
      <Card className="relative mt-4 shadow-float sm:-mt-4 sm:ml-10">
        <p className="text-sm font-semibold text-primary">Abrís el contacto</p>
        <dl className="mt-3 space-y-2.5">
          {contact.map(({ icon: Icon, label, value }) => (
            <div key={label} className="flex items-center gap-3">
              <dt>
                <Icon aria-hidden className="size-5 text-primary" />
                <span className="sr-only">{label}</span>
              </dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 flex items-center gap-3 border-t pt-4 text-muted-foreground">
          <MessageCircle aria-hidden className="size-5 shrink-0 text-whatsapp" />
          Le escribís por WhatsApp o lo llamás, y arreglan el precio entre ustedes.
        </p>
      </Card>
    </figure>
  )
}

const Fact = ({ icon: Icon, children }: { icon: typeof MapPin; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon aria-hidden className="size-4 shrink-0" />
    {children}
  </span>
)
